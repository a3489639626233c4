/** Directly before a mark of copyright: whose picture it is. */
const CREDIT =
  /(?<!\p{L})(?:fotos?|bild(?:er)?|karten?|grafik|screenshot|quelle|photos?|image|picture|map|screen shot|imagen|mapa|foto|fuente|captura)(?:nachweis|rechte|quelle| credit)?[:,]?\s[^.!?\n]{0,40}$|(?<!\p{L})(?:Foto|Bild|Karte|Photo|Image|Map|Imagen|Mapa):?\s?$/iu;

/** True for the words before a mark of copyright that belongs to a picture, which somebody else has made. */
export function isPictureCredit(before: string): boolean {
  return CREDIT.test(before);
}
