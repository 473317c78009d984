// A few sounds, made on the spot; silent unless wanted.
import { prefs } from "./prefs.svelte";

let context: AudioContext | null = null;

function noise(seconds: number, cutoff: number, volume: number): void {
  const audio = (context ??= new AudioContext());
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = cutoff;
  const gain = audio.createGain();
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

function tone(from: number, to: number, seconds: number, volume: number): void {
  const audio = (context ??= new AudioContext());
  const source = audio.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(from, audio.currentTime);
  source.frequency.exponentialRampToValueAtTime(to, audio.currentTime + seconds);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  source.connect(gain).connect(audio.destination);
  source.start();
  source.stop(audio.currentTime + seconds);
}

const SOUNDS = {
  card: () => noise(0.09, 2400, 0.12),
  shot: () => noise(0.4, 900, 0.5),
  miss: () => tone(1800, 500, 0.25, 0.1),
  hit: () => noise(0.25, 300, 0.5),
  heal: () => tone(420, 700, 0.3, 0.12),
  ask: () => tone(660, 660, 0.12, 0.1),
  won: () => tone(330, 880, 0.8, 0.15),
};

export function sound(name: keyof typeof SOUNDS): void {
  if (!prefs.sound) return;
  try {
    SOUNDS[name]();
  } catch {
    // No sound is no reason to stop.
  }
}
