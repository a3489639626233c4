import { expect, test } from 'vitest';
import type { OutboxEntry } from '../../renderer/features/outbox/entry.ts';
import { WaitingTexts, type WaitingWords } from '../../renderer/features/outbox/waiting-texts.ts';

const ENTRY = { kind: 'contact', createdAt: Date.UTC(2026, 4, 12) } as unknown as OutboxEntry;

test.each([
  ['en', 'Message', 'message'],
  ['es', 'Mensaje', 'mensaje'],
  ['de', 'Nachricht', 'Nachricht'],
  ['de-CH', 'Nachricht', 'Nachricht'],
])('in %s, %s is called %s within a sentence', (language, message, said) => {
  const texts = new WaitingTexts({ message } as WaitingWords, language);
  expect(texts.about(ENTRY, '{what}')).toBe(said);
});
