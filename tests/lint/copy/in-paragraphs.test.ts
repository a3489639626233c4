import { describe, expect, it } from 'vitest';
import { inParagraphs } from '../../../cli/content/prose/in-paragraphs.ts';
import { findingsIn } from '../copy-findings.ts';

describe('a body in paragraphs', () => {
  it.each([
    ['A line\nthat goes on', 'A line that goes on'],
    ['- an entry\n  that goes on\n- another', '- an entry   that goes on\n- another'],
    ['# Heading\nText\n\nMore', '# Heading\nText\n\nMore'],
    ['| a | b |\n| c | d |', '| a | b |\n| c | d |'],
    [':::note\nOne\ntwo\n:::', ':::note\nOne two\n:::'],
    ['A hard break\\\nstays', 'A hard break\\\nstays'],
    ['Two spaces  \nas well', 'Two spaces  \nas well'],
    ['One\n1. two\n2) three\n- ', 'One\n1. two\n2) three\n- '],
  ])('%j', (body, paragraphs) => {
    expect(inParagraphs(body)).toBe(paragraphs);
    expect(inParagraphs(body)).toHaveLength(body.length);
  });

  it('is checked as visitors read it, whatever the lines of its file are', () => {
    const found = (body: string) => findingsIn({ prose: { body } });
    const words = ['We inspect a roof for', '$45 in Lubbock.'];
    expect(found(words.join('\n'))).toEqual(found(words.join(' ')));
    expect(found('- an entry\n  that goes on')).toEqual([]);
    expect(found('- an entry  that goes on')).toEqual(['copy/spacing:   ']);
  });
});
