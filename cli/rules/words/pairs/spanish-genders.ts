import type { MistakenRow } from '../spelling/mistaken-row.ts';

/** Masculine nouns that are no form of a verb: behind "la" nothing else than a slip. */
const MASCULINE =
  'formulario|testamento|departamento|apartamento|momento|elemento|medicamento|reglamento|condado|juzgado|certificado|domicilio|pasaporte|expediente|hospital|banco|papel|poder|impuesto|título|idioma|mapa|diploma|aroma|síntoma|esquema|planeta|poema|drama|sofá|apellido|cuaderno|calendario|inventario|horario|cuestionario|vestuario|aniversario|diccionario|escenario|salario|armario|comentario|honorario|temario|itinerario|glosario|seminario|ingrediente|paquete|cajero|dinero|tablero|enero|perfil|inmueble|cumpleaños|cheque|parabrisas|estacionamiento|kilómetro|metro|litro|bolígrafo|párrafo|artículo|capítulo|currículum|sueldo';

/** Others that are a form of a verb as well: «la documento yo mismo», «la sello», «la firmo». */
const ALSO_VERB =
  'documento|programa|curso|descuento|aceite|negocio|archivo|sello|acuerdo|trámite|registro|pago|cobro|contrato|recibo|trabajo|precio|acento|aumento|instrumento|argumento|retiro|cambio|uso|gasto|depósito|crédito|débito|beneficio|servicio|anuncio|espacio|comercio|divorcio|estudio|remedio|premio|asiento|regalo|abono|permiso|seguro|plano|plato|marco|suelo|piso|cuadro|patio|desayuno|almuerzo|proceso|motivo|peso|término|límite|ánimo|título|método|público|periodo|período|código|crucero|tatuaje|peinado|lavado|secado|cuidado|mercado|estado|pedido|vestido';

/** Feminine nouns that are no form of a verb, nor part of a masculine compound. */
const FEMININE =
  'hora|palabra|respuesta|carta|línea|llamada|entrada|salida|oficina|escritura|póliza|herencia|identificación|escuela|iglesia|carretera|camioneta|troca|máquina|herramienta|hija|hermana|esposa|madre|mujer|vida|cosa|idea|moneda|bolsa|silla|cama|ropa|sangre|leche|nube|torre|gente|suerte|fuente|frase|salud|ley|sede|imagen|nariz|miel|estatua|plaza|playa|montaña|manzana|botella|taza|cuchara|toalla|sábana|almohada|alfombra|cortina|estufa|chimenea|terraza|azotea|fachada|escalera|barandilla|olla|tortilla|ensalada|sopa|receta|dieta|medicina|farmacia|biblioteca|librería|cafetería|lavandería|carnicería|ferretería|joyería|barbería|zapatería|floristería|guardería|maestría|garantía|cuantía|mayoría|teoría|fotografía|hipoteca|deuda|propina|gasolina|basura|mascota|uña|pierna|rodilla|espalda|muela|caries|cicatriz';

/** Of these the article could be the pronoun: «él firma», «el cita previa» is none. */
const ALSO_ACT =
  'firma|cita|copia(?! y pega)|visita|consulta|pregunta|oferta|lista|tarea|ayuda|cuenta(?! (?:cuentos|gotas|kilómetros))|compra|venta|renta|duda|prueba|muestra|marca|regla|caja|carga|junta|planta|pausa|espera|búsqueda|demanda|denuncia|multa|licencia|tarjeta|página|hoja|solicitud|huella|fecha|clase|cuota|tarifa|factura|reserva|declaración|traducción|autorización';

const OF_WHOM: Readonly<Record<string, string>> = {
  el: 'la',
  un: 'una',
  este: 'esta',
  ese: 'esa',
  nuestro: 'nuestra',
  la: 'el',
  una: 'un',
  esta: 'este',
  esa: 'ese',
  nuestra: 'nuestro',
};

function other(word: string): string {
  const meant = OF_WHOM[word.toLowerCase()] ?? '';
  return /^\p{Lu}/u.test(word) ? `${meant[0]?.toUpperCase()}${meant.slice(1)}` : meant;
}

/** Behind these, an article stands and no pronoun: a pronoun would be part of the infinitive. */
const PREPOSITION =
  '(?:[Dd]e|[Ee]n|[Cc]on|[Pp]ara|[Pp]or|[Ss]in|[Ss]obre|[Ss]egún|[Tt]ras|[Hh]asta|[Dd]esde|\\p{Ll}{2,}[aei]r(?<!(?<!\\p{L})(?:ayer|mujer|taller|alquiler|lugar|hogar|celular|particular|familiar|singular|similar|popular|escolar|militar|bar|mar|par)))';

/** A quick test for the ends of articles, with the beginnings of these nouns. */
function sign(ends: string, nouns: string): RegExp {
  const beginnings = new Set(nouns.split('|').map((noun) => noun.slice(0, 5)));
  return new RegExp(`${ends} (?:${[...beginnings].join('|')})`);
}

const END = '(?![\\p{L}-])';

/** Articles of the other gender than their Spanish nouns. */
export const SPANISH_GENDERS: readonly MistakenRow[] = [
  [
    sign('a', MASCULINE),
    new RegExp(
      `(?<![\\p{L}-])(?<slip>[Ll]a|[Uu]na|[Ee]st?a|[Nn]uestra) (?:${MASCULINE})${END}`,
      'u',
    ),
    other,
  ],
  [
    sign('a', ALSO_VERB),
    new RegExp(`(?<![\\p{L}-])(?<slip>[Uu]na|[Ee]sta|[Nn]uestra) (?:${ALSO_VERB})${END}`, 'u'),
    other,
  ],
  [
    sign('la', ALSO_VERB),
    new RegExp(`(?<![\\p{L}-])${PREPOSITION} (?<slip>la) (?:${ALSO_VERB})${END}`, 'u'),
    other,
  ],
  [
    sign('[lneo]', FEMININE),
    new RegExp(`(?<![\\p{L}-])(?<slip>[Ee]l|[Uu]n|[Ee]ste|[Nn]uestro) (?:${FEMININE})${END}`, 'u'),
    other,
  ],
  [
    sign('[neo]', ALSO_ACT),
    new RegExp(`(?<![\\p{L}-])(?<slip>[Uu]n|[Ee]ste|[Nn]uestro) (?:${ALSO_ACT})${END}`, 'u'),
    other,
  ],
  [
    sign('el', ALSO_ACT),
    new RegExp(`(?<![\\p{L}-])${PREPOSITION} (?<slip>el) (?:${ALSO_ACT})${END}`, 'u'),
    other,
  ],
  // After a pronoun and its verb no other verb, and no adjective of a noun.
  [
    sign('l', ALSO_ACT),
    new RegExp(
      `(?<![\\p{L}-])(?<slip>[Ee]l) (?:${ALSO_ACT})(?= (?:se|es|está|debe|tiene|dura|cuesta|vale|puede) )`,
      'u',
    ),
    other,
  ],
  [
    sign('a', ALSO_VERB),
    new RegExp(
      `(?<![\\p{L}-])(?<slip>[Ll]a) (?:${ALSO_VERB})(?= (?:original|firmado|oficial|legal|final|adjunto|vigente|(?:se|es|está|debe|tiene|dura|cuesta|vale|puede) ))`,
      'u',
    ),
    other,
  ],
];
