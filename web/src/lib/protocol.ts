/** The version of what the page and the server say to each other, as in src/boothill/table/wire/protocol.py. */
export const PROTOCOL = 2;
