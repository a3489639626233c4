import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { StudioStore } from './store.ts';

/** Input of panels by name, for each studio. */
const inputs = new WeakMap<StudioStore, Map<string, unknown>>();

function inputsOf(store: StudioStore): Map<string, unknown> {
  const known = inputs.get(store) ?? new Map<string, unknown>();
  inputs.set(store, known);
  return known;
}

/** Like `useState`, for input that is still there when its panel is closed and opened again. */
export function useKept<Value>(
  store: StudioStore,
  name: string,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const kept = inputsOf(store);
  const [value, setValue] = useState(() => (kept.has(name) ? (kept.get(name) as Value) : initial));
  useEffect(() => void kept.set(name, value), [kept, name, value]);
  return [value, setValue];
}

/** Drops input that has been submitted: the next time its panel is opened, it begins empty. */
export function dropKept(store: StudioStore, ...names: readonly string[]): void {
  for (const name of names) inputsOf(store).delete(name);
}
