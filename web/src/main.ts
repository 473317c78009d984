import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { api } from "./lib/api";
import { art } from "./lib/art.svelte";
import { keepOffline } from "./lib/install";
import { pageOf } from "./lib/pages";
import { wishedLanguage } from "./lib/prefs.svelte";
import { route } from "./lib/route.svelte";

// What is needed anyway is asked for at once, not one after the other.
const page = route.parts[0] ?? "";
void api.language(wishedLanguage().split("-")[0]!).catch(() => {});
void pageOf(page)?.catch(() => {});

mount(App, { target: document.getElementById("app")! });
// The drawings are many: they come when there is nothing else to do.
setTimeout(() => (art("cards", ""), art("characters", "")), 300);
setTimeout(() => void keepOffline().catch(() => {}), 3000);
