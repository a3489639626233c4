import { describe, expect, it } from 'vitest';
import { goldenEdits, outcomeOf } from './golden-edits.ts';

describe('an edit', () => {
  it('has cases in every family', () => {
    const families = new Set(goldenEdits.map(({ family }) => family));
    expect(
      [...families].map(
        (family) => goldenEdits.filter((edit) => edit.family === family).length > 5,
      ),
    ).not.toContain(false);
    expect(families.size).toBeGreaterThan(5);
  });

  it.each(goldenEdits.map((edit) => [edit.family, edit.title, edit] as const))(
    'in %s: %s',
    (_, __, edit) => {
      expect(outcomeOf(edit)).toBe(edit.after);
    },
  );
});
