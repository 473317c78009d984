// The sounds of the table, made on the spot from noise and tones: nothing is loaded, and nothing is heard unless it is wanted.
import { calm, prefs } from "./prefs.svelte";

let audio: AudioContext | null = null;
let out: AudioNode | null = null;
let hiss: AudioBuffer | null = null;

/** Everything goes through one limiter, and a little of it comes back from across the street. */
function desk(): [AudioContext, AudioNode] {
  if (audio && out) return [audio, out];
  audio = new AudioContext();
  const limit = audio.createDynamicsCompressor();
  limit.connect(audio.destination);
  const echo = audio.createDelay(1);
  echo.delayTime.value = 0.19;
  const far = audio.createBiquadFilter();
  far.type = "lowpass";
  far.frequency.value = 1100;
  const back = audio.createGain();
  back.gain.value = 0.22;
  const all = audio.createGain();
  all.gain.value = 0.8;
  all.connect(limit);
  all.connect(echo).connect(far).connect(back).connect(limit);
  back.connect(echo);
  out = all;
  hiss = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return [audio, out];
}

/** Rises at once and dies away. */
function fades(audio: AudioContext, to: AudioNode, at: number, seconds: number, volume: number, rise = 0.004): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(to);
  return gain;
}

/** Noise through a filter that moves. */
function noise(after: number, seconds: number, volume: number, type: BiquadFilterType, from: number, to: number, rise?: number): void {
  const [audio, to_] = desk();
  const at = audio.currentTime + after;
  const source = audio.createBufferSource();
  source.buffer = hiss;
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.Q.value = type === "bandpass" ? 1.4 : 0.7;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(filter).connect(fades(audio, to_, at, seconds, volume, rise));
  source.start(at, Math.random());
  source.stop(at + seconds);
}

function tone(after: number, seconds: number, volume: number, from: number, to = from, type: OscillatorType = "sine", rise?: number): void {
  const [audio, to_] = desk();
  const at = audio.currentTime + after;
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  if (to !== from) source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(fades(audio, to_, at, seconds, volume, rise));
  source.start(at);
  source.stop(at + seconds);
}

/** Iron and bells: partials that do not fit together. */
function struck(after: number, seconds: number, volume: number, pitch: number, partials: readonly number[]): void {
  partials.forEach((times, i) => tone(after, seconds / (1 + i * 0.35), volume / (1 + i), pitch * times));
}

function gun(after: number, volume: number): void {
  noise(after, 0.07, volume, "highpass", 2600, 900, 0.001);
  noise(after, 0.5, volume * 0.9, "lowpass", 5200, 180, 0.001);
  tone(after, 0.22, volume, 150, 38);
}

function flick(after: number, volume = 0.16): void {
  noise(after, 0.055, volume, "bandpass", 3600, 1700, 0.002);
}

const SOUNDS = {
  card: () => flick(0),
  deal: () => [0, 0.08].forEach((after) => flick(after)),
  shot: () => gun(0, 0.75),
  volley: () => [0, 0.09, 0.17, 0.26, 0.34, 0.43, 0.5].forEach((after, i) => gun(after, 0.42 - i * 0.02)),
  raid: () => {
    [0, 0.17, 0.34, 0.51].forEach((after) => tone(after, 0.24, 0.5, 120, 62));
    [0.3, 0.42, 0.55].forEach((after) => noise(after, 0.22, 0.2, "bandpass", 1200, 4200, 0.05));
  },
  standoff: () => {
    tone(0, 1.1, 0.12, 110, 110, "sawtooth", 0.3);
    tone(0.02, 1.1, 0.1, 116.5, 116.5, "sawtooth", 0.3);
    struck(0.35, 0.5, 0.08, 1900, [1, 1.34, 2.1]);
  },
  snatch: () => noise(0, 0.24, 0.3, "bandpass", 500, 3000, 0.08),
  irons: () => {
    noise(0, 0.12, 0.3, "lowpass", 1800, 300, 0.001);
    struck(0, 0.7, 0.22, 310, [1, 2.76, 5.4, 8.9]);
    struck(0.16, 0.9, 0.16, 240, [1, 2.6, 5.1]);
  },
  open: () => {
    noise(0, 0.35, 0.12, "bandpass", 700, 1500, 0.15);
    struck(0.3, 0.4, 0.1, 420, [1, 2.76, 5.4]);
  },
  fuse: () => {
    noise(0, 1, 0.12, "highpass", 4200, 6500, 0.1);
    [0.1, 0.27, 0.45, 0.52, 0.74].forEach((after) => noise(after, 0.03, 0.2, "highpass", 5200, 3800, 0.001));
  },
  blast: () => {
    noise(0, 1.7, 0.9, "lowpass", 2600, 50, 0.002);
    tone(0, 1.1, 0.9, 92, 24);
    noise(0.08, 0.9, 0.3, "bandpass", 900, 200, 0.01);
  },
  drink: () => [0, 0.13, 0.25].forEach((after) => tone(after, 0.12, 0.22, 240, 390, "sine", 0.03)),
  heal: () => [392, 523, 659].forEach((pitch, i) => tone(i * 0.07, 0.35, 0.1, pitch, pitch, "triangle")),
  coins: () => [0, 0.07, 0.16].forEach((after, i) => struck(after, 0.28, 0.07, 2300 + 340 * i, [1, 1.51, 2.37])),
  cover: () => (tone(0, 0.12, 0.4, 190, 95), noise(0, 0.06, 0.2, "lowpass", 1500, 400, 0.001)),
  arms: () => [0, 0.11].forEach((after, i) => (noise(after, 0.03, 0.26, "highpass", 2600, 1500, 0.001), tone(after, 0.05, 0.2, 760 - 220 * i))),
  miss: () => (tone(0, 0.4, 0.12, 2500, 620, "sine", 0.02), noise(0, 0.3, 0.1, "bandpass", 4200, 1200, 0.01)),
  hit: () => (tone(0, 0.2, 0.7, 130, 42), noise(0, 0.16, 0.42, "lowpass", 900, 160, 0.001)),
  /** A card is about to be turned over, */
  draw: () => [0, 0.09, 0.18, 0.26, 0.33, 0.4, 0.46].forEach((after, i) => noise(after, 0.06, 0.06 + i * 0.018, "bandpass", 520, 420, 0.002)),
  /** and is. */
  flip: () => (flick(0, 0.3), tone(0.02, 0.14, 0.2, 220, 165, "triangle")),
  death: () => {
    struck(0, 2.6, 0.3, 196, [0.5, 1, 1.19, 1.5, 2, 2.66, 3.01]);
    struck(1.1, 2.2, 0.2, 196, [0.5, 1, 1.19, 1.5, 2]);
  },
  event: () => [0, 0.16].forEach((after, i) => struck(after, 1.2, 0.1, i ? 740 : 988, [1, 2.01, 2.9])),
  ask: () => [0, 0.11].forEach((after, i) => tone(after, 0.22, 0.12, i ? 660 : 495, i ? 660 : 495, "triangle", 0.01)),
  won: () => [392, 494, 587, 784].forEach((pitch, i) => [1, 1.5].forEach((times) => tone(i * 0.15, 0.7 + (i === 3 ? 0.8 : 0), 0.09, pitch * times, pitch * times, "triangle", 0.02))),
  lost: () => [330, 311, 262, 196].forEach((pitch, i) => tone(i * 0.24, 0.8, 0.13, pitch, pitch * 0.995, "triangle", 0.05)),
};
export type Sound = keyof typeof SOUNDS;

/** Browsers are silent until somebody has touched the page, and complain about whoever tries. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function sound(name: Sound): void {
  if (!prefs.sound || !prefs.lively || calm() || !touched()) return;
  try {
    void audio?.resume();
    SOUNDS[name]();
  } catch {
    // No sound is no reason to stop.
  }
}

/** A phone in the hand is felt: for so many milliseconds on, off, on. */
export function buzz(...pattern: number[]): void {
  if (prefs.lively && !calm() && touched()) navigator.vibrate?.(pattern);
}
