import addIcon from 'lucide:plus';
import { useState } from 'react';
import type { Operation } from '../../../../cli/edit/operation.ts';
import { fieldName } from '../../../field-path.ts';
import type { FormShape } from '../../../form-shape.ts';
import type { SectionChoices } from '../../../protocol.ts';
import { Button } from '../../controls/Button.tsx';
import { Sortable } from '../lists/Sortable.tsx';
import { useEntryIds } from '../lists/use-entry-ids.ts';
import { useForm } from '../model/form-context.ts';
import { movedPlace } from '../model/moved-place.ts';
import type { PageSections, SectionRow } from '../model/section-rows.ts';
import { titleOf } from '../model/titles.ts';
import { SectionCard } from './SectionCard.tsx';
import { SectionGallery } from './SectionGallery.tsx';
import './section-list.css';

interface SectionListProps {
  sections: PageSections;
  choices: SectionChoices;
  /** Schemas of blocks by section name. */
  shapeOf: (name: string) => FormShape | undefined;
  /** Whether a section can be added. */
  isOffered: (name: string) => boolean;
}

/** The sections of a page in order. */
export function SectionList({ sections, choices, shapeOf, isOffered }: SectionListProps) {
  const form = useForm();
  const [adding, setAdding] = useState<number>();
  const [shown, showMove] = useEntryIds(sections.order);
  const middle = sections.rows.filter(({ at }) => at !== undefined);
  const first = sections.rows.filter((row, index) => row.at === undefined && index === 0);
  const last = sections.rows.filter((row, index) => row.at === undefined && index > 0);
  const count = shown.length;
  // The closing call of a page of data is one of its sections, and stays last.
  const end = middle.at(-1)?.name === 'cta' ? count - 1 : count;
  const edit = (operations: readonly Operation[], said: string) => {
    form.edit(...operations);
    form.store.say(said);
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count) return;
    const row = middle[shown[from]?.at ?? -1];
    showMove(from, to);
    form.followEntries('sections', (index) => movedPlace(index, from, to));
    edit(sections.move(from, to), `${titleOf(row?.name ?? '')} is now section ${to + 1}`);
  };
  const insert = (at: number, operations: readonly Operation[], name: string) => {
    form.followEntries('sections', (index) => (index < at ? index : index + 1));
    edit(operations, `${titleOf(name)} added`);
  };
  const add = (name: string, sample: unknown, at: number) => {
    setAdding(undefined);
    const operations = sections.add(name, sample, at);
    const [top] = operations;
    const path = top?.op === 'set' && top.path[0] === name ? [name] : ['sections', at, name];
    insert(at, operations, name);
    form.setOpen(fieldName(path), true);
    form.focusOn(fieldName(path));
  };
  const card = (row: SectionRow) => ({
    row,
    title: titleOf(row.name),
    shape: shapeOf(row.name),
  });
  return (
    <section className="sections" aria-label="Sections">
      <h3 className="part-title">Sections</h3>
      {first.map((row) => (
        <SectionCard key={row.name} {...card(row)} />
      ))}
      <Sortable
        entries={shown.map(({ id, at }) => ({ id, label: titleOf(middle[at]?.name ?? '') }))}
        onMove={move}
      >
        <ol className="list list-of-groups">
          {shown.map(({ id, at: written }, at) => {
            const row = middle[written];
            return (
              row && (
                <SectionCard
                  key={id}
                  {...card(row)}
                  id={id}
                  onStep={(by) => move(at, at + by)}
                  onAdd={() => setAdding(at + 1)}
                  onDuplicate={() => insert(at + 1, sections.duplicate(at), row.name)}
                  onRemove={() => {
                    form.followEntries('sections', (index) =>
                      index === at ? undefined : index < at ? index : index - 1,
                    );
                    edit(sections.remove(at), `${titleOf(row.name)} removed`);
                  }}
                />
              )
            );
          })}
        </ol>
      </Sortable>
      {last.map((row) => (
        <SectionCard key={row.name} {...card(row)} />
      ))}
      <Button icon={addIcon} className="add-section" onClick={() => setAdding(end)}>
        Add section
      </Button>
      {sections.hidden.length > 0 && (
        <>
          <h3 className="part-title">Not shown</h3>
          {sections.hidden.map((row) => (
            <SectionCard
              key={row.name}
              {...card(row)}
              onShow={() => edit(sections.show(row.name), `${titleOf(row.name)} is shown`)}
            />
          ))}
        </>
      )}
      {adding !== undefined && (
        <SectionGallery
          sections={choices.sections.filter(({ name }) => isOffered(name))}
          onChoose={({ name, sample }) => add(name, sample, adding)}
          onClose={() => setAdding(undefined)}
        />
      )}
    </section>
  );
}
