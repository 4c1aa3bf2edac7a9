import { mount } from "svelte";
import "./app.css";
import "./originals/1994.css";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { loadLanguage } from "./lib/translation.svelte";

// The words first, so that no page appears in two languages one after the other.
void loadLanguage(settings.language).then(() =>
  mount(App, { target: document.getElementById("app")! }),
);
