import { describe, expect, it } from 'vitest';
import { sentenceAt } from '../../cli/rules/words/sentence-at.ts';

/** The sentence around the mark. */
function around(marked: string): string {
  const at = marked.indexOf('@');
  const text = marked.replace('@', '');
  const { start, end } = sentenceAt(text, at);
  return text.slice(start, end);
}

describe('a sentence', () => {
  it.each([
    ['We come on time. It takes @4 days. Then we call.', 'It takes 4 days'],
    ['It takes 40 min. We @bring the tools. You relax.', 'We bring the tools'],
    ['Ask for plan B? @We have one.', 'We have one'],
    ['She said “no.” @Then she paid.', 'Then she paid'],
    ['One line\nand @another. More.', 'and another'],
    ['Das dauert 30 Min. @Danach ist Pause. Ende.', 'Danach ist Pause'],
    ['Wir sind 12. @Im Sommer sind wir mehr.', 'Im Sommer sind wir mehr'],
    ['No. @We do not.', 'We do not'],
  ])('ends at a full stop: %s', (marked, sentence) => {
    expect(around(marked)).toBe(sentence);
  });

  it.each([
    'The barns in Idaho opened on Sept. 4 with a goal of @900 bales',
    'Dr. Hale has @four chairs',
    'From St. Ives it is approx. @20 minutes',
    'Der Kurs beginnt am 4. Juli mit max. @8 Personen',
    'Bis zum 30. September gelten @12 Euro',
    'Atendemos a un máx. @8 personas con la Dra. Soler',
    'The house of J. Moreno has @9 rooms',
    'For teams of max. {team.people} we need approx. @2 hours',
    'It takes about 40 min. from door to @door',
  ])('goes on behind an abbreviation or a day: %s', (marked) => {
    expect(around(marked)).toBe(marked.replace('@', ''));
  });
});
