import { keepAnswer, onAnswer, readAnswer } from './answer.ts';
import { CONSENT_ANSWERS, type ConsentAnswer, parseAnswer } from './consent.ts';

/** Replaces the consent prompt with a confirmation of the same size, so that nothing shifts. */
function showAnswered(question: HTMLElement, answer: ConsentAnswer): void {
  question.dataset.answered = '';
  const note = question.querySelector<HTMLElement>('.consent-note');
  if (!note) return;
  note.textContent = note.dataset[answer] ?? '';
  // The buttons are gone; keyboard and screen reader users continue from here.
  if (question.contains(document.activeElement)) note.focus({ preventScroll: true });
}

/** Handles the answer to the consent prompt, given before or now, here or in another tab. */
export function takeAnswer(question: HTMLElement): void {
  for (const answer of CONSENT_ANSWERS)
    question
      .querySelector(`button[value=${answer}]`)
      ?.addEventListener('click', () => void keepAnswer(answer));
  onAnswer(() => {
    const answer = readAnswer();
    if (answer) showAnswered(question, answer);
  });
  const pressed = parseAnswer(question.dataset.pressed);
  if (pressed) void keepAnswer(pressed);
}
