import { memo } from 'react';
import type { FactRow } from '../../../protocol.ts';
import { piecesOf } from '../model/facts-in-text.ts';
import './fact.css';

interface FactLayerProps {
  text: string;
  /** Empty until they are known. */
  facts: readonly FactRow[];
  /** While somebody types, the text area itself is seen, and only the grounds of the references. */
  isTyping: boolean;
}

/**
 * The words of a text area in its place, with each reference to a fact as a chip that shows its value. It is for the eye
 * alone: screen readers, caret and selection have the text area.
 */
export const FactLayer = memo(function FactLayer({ text, facts, isTyping }: FactLayerProps) {
  if (!text.includes('{')) return null;
  const pieces = piecesOf(text);
  if (pieces.every(({ fact }) => fact === undefined)) return null;
  const factText = (name: string) => facts.find((fact) => fact.name === name)?.text;
  return (
    <div className={isTyping ? 'fact-layer fact-layer-behind' : 'fact-layer'} aria-hidden="true">
      {pieces.map(({ text: words, at, fact }) => {
        if (fact === undefined) return words;
        const value = factText(fact);
        const isUnknown = value === undefined && facts.length > 0;
        const look = isUnknown ? 'fact-chip fact-chip-unknown' : 'fact-chip';
        return (
          <span key={at} className={look}>
            {isTyping ? words : (value ?? words)}
          </span>
        );
      })}
    </div>
  );
});
