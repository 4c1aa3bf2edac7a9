import { mount } from "svelte";
import "./app.css";
import "./originals/1994.css";
import App from "./App.svelte";
import { loadLanguage } from "./lib/translation.svelte";

// The dictionary is loaded first, so that the page does not change its language while it loads.
void loadLanguage().then(() => mount(App, { target: document.getElementById("app")! }));
