import { memo } from 'react';
import type { FactRow } from '../../../fact-row.ts';
import { factText, piecesOf } from '../model/facts-in-text.ts';
import './fact.css';

interface FactLayerProps {
  text: string;
  /** Empty until loaded. */
  facts: readonly FactRow[];
  /** While typing, the text area itself is visible, and only the backgrounds of the references. */
  isTyping: boolean;
}

/**
 * An overlay with the text of a text area, where each reference to a fact is a chip with its value. Purely visual:
 * screen readers, caret and selection use the text area.
 */
export const FactLayer = memo(function FactLayer({ text, facts, isTyping }: FactLayerProps) {
  if (!text.includes('{')) return null;
  const pieces = piecesOf(text);
  if (pieces.every(({ fact }) => fact === undefined)) return null;
  return (
    <div className={isTyping ? 'fact-layer fact-layer-behind' : 'fact-layer'} aria-hidden="true">
      {pieces.map(({ text: words, at, fact }) => {
        if (fact === undefined) return words;
        const value = factText(fact, facts);
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
