import { useMemo } from 'react';
import type { DataFileKind } from '../../../../cli/site/data-files.ts';
import type { FormShape } from '../../../form-shape.ts';
import type { SectionChoices } from '../../../protocol.ts';
import { useForm } from '../model/form-context.ts';
import { landingSections, pageSections } from '../model/section-rows.ts';
import { SectionList } from './SectionList.tsx';

/** Sections of a landing with a fixed position. */
const FIXED = ['hero', 'cta'];

/** Root keys of a file that are sections, or their order. */
export function sectionKeys(
  kind: DataFileKind | undefined,
  { sections }: SectionChoices,
): ReadonlySet<string> {
  if (kind === 'page') return new Set(['sections']);
  if (kind !== 'landing') return new Set();
  const names = sections.flatMap(({ name, place }) => (place === 'pages' ? [] : name));
  return new Set(['sections', ...FIXED, ...names]);
}

interface FileSectionsProps {
  kind: DataFileKind | undefined;
  value: Readonly<Record<string, unknown>>;
  choices: SectionChoices;
}

/** The sections of a landing or a page of data; a page of code has none. */
export function FileSections({ kind, value, choices }: FileSectionsProps) {
  const { shapes } = useForm();
  const isLanding = kind === 'landing';
  const sections = useMemo(
    () =>
      isLanding ? landingSections(value, choices, shapes.root.required ?? []) : pageSections(value),
    [isLanding, value, choices, shapes],
  );
  if (!isLanding && (kind !== 'page' || !Array.isArray(value.sections))) return null;
  // Blocks of pages are in the entries of the list, those of landings also at the root.
  const list = shapes.key(shapes.root, 'sections');
  const entry = list && shapes.entry(list);
  const inline = entry && (shapes.choices(entry).find(({ type }) => type === 'object') ?? entry);
  const shapeOf = (name: string): FormShape | undefined =>
    (isLanding ? shapes.key(shapes.root, name) : undefined) ?? (inline && shapes.key(inline, name));
  return (
    <SectionList
      sections={sections}
      choices={choices}
      shapeOf={shapeOf}
      isOffered={(name) => inline !== undefined && shapes.key(inline, name) !== undefined}
    />
  );
}
