/** Opens the page. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/tokens.css";
import "./kit/furniture.css";
import "./kit/grounds.css";

mount(App, { target: document.body });
