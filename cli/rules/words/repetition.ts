/** Said of the second of two equal texts. */
export const REPEATED = {
  message: 'This page says the same before, word by word.',
  hint: 'Say something else here, or take it away.',
};
