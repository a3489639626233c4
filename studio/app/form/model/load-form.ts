import { useEffect, useState } from 'react';
import type { DataFileKind } from '../../../../cli/site/data-files.ts';
import type { FactRow } from '../../../fact-row.ts';
import type { FileShape } from '../../../form-shape.ts';
import type { SectionChoices } from '../../../protocol.ts';
import { ask } from '../../ask.ts';
import type { StudioStore } from '../../store.ts';
import { useView } from '../../use-view.ts';
import { Shapes } from './shapes.ts';

/** Data for the forms of one kind of file. */
export interface FormParts {
  shapes: Shapes;
  choices: SectionChoices;
}

/** Cached by kind: a site's code does not change while the studio runs. */
const loaded = new Map<DataFileKind, Promise<FormParts>>();

async function load(kind: DataFileKind): Promise<FormParts> {
  const [shape, choices] = await Promise.all([
    ask<FileShape>('shape', { kind }),
    ask<SectionChoices>('sections'),
  ]);
  return { shapes: new Shapes(shape), choices };
}

/** @returns undefined until loaded. */
export function useFormParts(
  kind: DataFileKind | undefined,
  store: StudioStore,
): FormParts | undefined {
  const [parts, setParts] = useState<{ kind: DataFileKind; parts: FormParts }>();
  useEffect(() => {
    if (kind === undefined) return;
    let isWanted = true;
    const loading = loaded.get(kind) ?? load(kind);
    loaded.set(kind, loading);
    loading.then(
      (found) => {
        if (isWanted) setParts({ kind, parts: found });
      },
      (error: Error) => {
        loaded.delete(kind);
        store.showFault(error.message);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [kind, store]);
  return parts?.kind === kind ? parts?.parts : undefined;
}

const NONE: readonly FactRow[] = [];

/** The current facts that texts may refer to. */
export function useFacts(store: StudioStore): readonly FactRow[] {
  const changes = useView(store, ({ shown }) => shown['*'] ?? 0);
  const [facts, setFacts] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: repeats the request after each change of the whole site
  useEffect(() => {
    let isCurrent = true;
    ask<readonly FactRow[]>('facts').then(
      (found) => isCurrent && setFacts(found),
      () => isCurrent && setFacts(NONE),
    );
    return () => {
      isCurrent = false;
    };
  }, [changes]);
  return facts;
}
