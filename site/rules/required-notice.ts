import type { RequiredWords } from 'touchdown';

/** Amounts of the fees, however they are worded. */
const FEES = String.raw`[^.]*\$\d+[^.]*\$\d+`;

/**
 * Who advertises in another language than English has to say in both languages that a notary is no attorney, and
 * what a notary may charge.
 */
export const REQUIRED_NOTICE: RequiredWords = {
  name: 'law/notice',
  source: { clause: 'Texas Government Code 406.017(b)', read: '2026-11-24' },
  language: 'es',
  within: ['frame', 'statutory'],
  parts: [
    {
      text: /no soy abogado con licencia para ejercer la abogacia en texas y no puedo dar asesoria legal ni aceptar honorarios por asesoria legal/,
      at: ['frame', 'statutory', 0, 'paragraphs', 0],
    },
    {
      text: new RegExp(`honorarios que puede cobrar${FEES}`),
      at: ['frame', 'statutory', 0, 'paragraphs', 1],
    },
    {
      text: /i am not an attorney licensed to practice law in texas and may not give legal advice or accept fees for legal advice/,
      at: ['frame', 'statutory', 1, 'paragraphs', 0],
    },
    {
      text: new RegExp(`fees a notary public may charge${FEES}`),
      at: ['frame', 'statutory', 1, 'paragraphs', 1],
    },
  ],
  message:
    'The notice that Texas prescribes for advertising in Spanish lacks a part: no attorney, and the fees, each in both languages.',
  hint: 'Restore the words of Texas Government Code 406.017 in frame.statutory.',
};
