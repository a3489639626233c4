/** Directly before a mark of copyright: whose picture it is. */
const CREDIT =
  /(?<!\p{L})(?:fotos?|bild(?:er)?|karten?|grafik|screenshot|quelle|photos?|image|picture|map|screen shot|imagen|mapa|foto|fuente|captura)(?:nachweis|rechte|quelle| credit)?[:,]?\s[^.!?\n]{0,40}$|(?<!\p{L})(?:Foto|Bild|Karte|Photo|Image|Map|Imagen|Mapa):?\s?$/iu;

/** True for the words before a mark of copyright that belongs to a picture, which somebody else has made. */
export function isPictureCredit(before: string): boolean {
  return CREDIT.test(before);
}

/** Before a mark of copyright: a book, a song or another work that is cited, with its edition, its number or its publisher. */
const CITED =
  /(?<!\p{L})(?:ISBN|ISSN|ISMN|DOI|auflage|ausgabe|verlag|abdruck|nachdruck|originaltitel|text und musik|edition|publish(?:ed|ers?)|press|reprint(?:ed)?|reproduced|words and music|editorial|edición|reimpres\p{L}+|letra y música|depósito legal)(?!\p{L})[^\n]*$/iu;

/** True for the words of a line before a mark of copyright that belongs to a work which the text cites. */
export function isCitedWork(before: string): boolean {
  return CITED.test(before);
}
