/** Opens the page. */

import { mount } from "svelte";
import App from "./App.svelte";
import { keep } from "./kit/app.svelte";
import "./kit/tokens.css";
import "./kit/furniture.css";
import "./kit/grounds.css";

keep();
mount(App, { target: document.body });
