/** Wood, paper and one soft bell, made here; silent unless somebody asked for sound. */

import { settings } from "./settings.svelte";

export type Sound = "wood" | "paper" | "bell" | "low";

let air: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  air ??= new AudioContext();
  if (sound === "paper") rustle(air);
  else knock(air, { wood: 190, low: 120, bell: 880 }[sound], sound === "bell" ? 1.2 : 0.12);
}

function knock(air: AudioContext, pitch: number, length: number): void {
  const [tone, loud] = [air.createOscillator(), air.createGain()];
  tone.type = length > 1 ? "sine" : "triangle";
  tone.frequency.setValueAtTime(pitch, air.currentTime);
  if (length < 1) tone.frequency.exponentialRampToValueAtTime(pitch / 2, air.currentTime + length);
  loud.gain.setValueAtTime(0.22, air.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.001, air.currentTime + length);
  tone.connect(loud).connect(air.destination);
  tone.start();
  tone.stop(air.currentTime + length);
}

function rustle(air: AudioContext): void {
  const length = Math.round(air.sampleRate * 0.09);
  const noise = air.createBuffer(1, length, air.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const [source, band] = [air.createBufferSource(), air.createBiquadFilter()];
  band.type = "bandpass";
  band.frequency.value = 2600;
  source.buffer = noise;
  source.connect(band).connect(air.destination);
  source.start();
}

/** Say a sentence aloud, with a voice of this device; none that would ask the network. */
export function speak(text: string, language: string): void {
  if (!settings.voice || !("speechSynthesis" in window)) return;
  const voice = speechSynthesis
    .getVoices()
    .find(each => each.localService && each.lang.startsWith(language));
  if (!voice) return;
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang;
  speechSynthesis.speak(said);
}
