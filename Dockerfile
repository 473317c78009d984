# A small image of the server: docker build -t boothill .
FROM python:3.13-slim AS build
WORKDIR /source
COPY . .
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
COPY --from=build /wheels /wheels
COPY constraints.txt /wheels/
RUN pip install --no-cache-dir --constraint /wheels/constraints.txt "boothill[redis] @ file://$(ls /wheels/*.whl)" \
    && rm -r /wheels \
    && useradd --system --user-group --no-create-home --home-dir /var/lib/boothill --shell /usr/sbin/nologin boothill \
    && install -d -o boothill -g boothill -m 700 /var/lib/boothill
USER boothill
ENV BOOTHILL_HOST=0.0.0.0 \
    BOOTHILL_PORT=8080 \
    BOOTHILL_DATABASE=sqlite:////var/lib/boothill/games.db
VOLUME /var/lib/boothill
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=6s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8080/healthz', timeout=5)"]
ENTRYPOINT ["boothill"]
CMD ["serve"]
