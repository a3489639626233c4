import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs';

/** A glyph; lengths in fractions of the font size, `y` upwards. */
export interface Glyph {
  /** Its outline as an SVG path in font units; empty for a space. */
  outline: string;
  /** Offset from the current position. */
  x: number;
  y: number;
  /** How far the current position advances. */
  advance: number;
  /** Index in the text of the first character that it represents. */
  cluster: number;
}

/** A font file whose glyphs are drawn as outlines. */
export class OutlineFont {
  readonly #font: Font;
  readonly #characters: ReadonlySet<number>;
  readonly #outlines = new Map<number, string>();
  /** Font units per em. */
  readonly unitsPerEm: number;
  /** Line height, and distance from its top to the baseline, in fractions of the size. */
  readonly lineHeight: number;
  readonly baseline: number;

  /**
   * @param file TrueType or OpenType.
   * @throws Error if it has no characters.
   */
  constructor(file: Uint8Array) {
    const face = new Face(new Blob(file));
    this.#characters = new Set(face.collectUnicodes());
    if (this.#characters.size === 0) throw new Error('It is no font.');
    this.#font = new Font(face);
    this.unitsPerEm = face.upem;
    const { ascender, descender, lineGap } = this.#font.hExtents();
    this.lineHeight = (ascender - descender + lineGap) / face.upem;
    this.baseline = (ascender + lineGap / 2) / face.upem;
  }

  /** Whether it has a character. */
  has(character: string): boolean {
    return this.#characters.has(character.codePointAt(0) ?? 0);
  }

  /**
   * The shaped glyphs of a run of text from left to right, with ligatures and kerning.
   *
   * @param fromRight true if the part is read from right to left.
   */
  shape(text: string, start: number, end: number, fromRight: boolean): Glyph[] {
    const buffer = new Buffer();
    buffer.addText(text, start, end - start);
    buffer.guessSegmentProperties();
    buffer.setDirection(fromRight ? Direction.RTL : Direction.LTR);
    shape(this.#font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      return {
        outline: this.#outline(codepoint),
        x: xOffset / this.unitsPerEm,
        y: yOffset / this.unitsPerEm,
        advance: xAdvance / this.unitsPerEm,
        cluster,
      };
    });
  }

  #outline(glyph: number): string {
    const outline = this.#outlines.get(glyph) ?? this.#font.glyphToPath(glyph);
    this.#outlines.set(glyph, outline);
    return outline;
  }
}
