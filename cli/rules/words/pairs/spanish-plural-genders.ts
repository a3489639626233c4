import type { MistakenRow } from '../spelling/mistaken-row.ts';

/** Plurals of masculine nouns. None is a form of a verb, nor the name of what men and women are (`testigos`). */
const MASCULINE =
  'documentos|papeles|títulos|testamentos|formularios|contratos|recibos|pagos|poderes|pasaportes|impuestos|departamentos|apartamentos|momentos|elementos|medicamentos|reglamentos|condados|juzgados|certificados|domicilios|expedientes|hospitales|bancos|idiomas|mapas|diplomas|síntomas|poemas|sistemas|apellidos|cuadernos|calendarios|horarios|cuestionarios|comentarios|honorarios|ingredientes|paquetes|tableros|inmuebles|estacionamientos|kilómetros|metros|litros|bolígrafos|párrafos|artículos|capítulos|sueldos|archivos|sellos|acuerdos|trámites|registros|cobros|cursos|descuentos|negocios|gastos|depósitos|créditos|débitos|beneficios|anuncios|espacios|comercios|divorcios|estudios|remedios|premios|asientos|regalos|abonos|permisos|planos|platos|marcos|suelos|pisos|cuadros|patios|desayunos|almuerzos|procesos|motivos|pesos|términos|límites|métodos|períodos|periodos|códigos|vestidos|números|teléfonos|correos|vehículos|camiones|coches|talleres|lugares|motores|errores|muebles|animales|materiales|árboles|jardines|pasteles|planes|plazos|turnos|tornillos|zapatos|libros|huevos|dedos|ojos|dientes|vasos|cuchillos|barcos|techos|tejados|muros|ladrillos|tubos|grifos|enchufes|cables|relojes|juguetes|perros|gatos|caballos|pájaros|quesos|vinos|postres|helados|tomates|pimientos|ajos';

/** Plurals of feminine nouns that are no form of a verb: after «los» nothing else than a slip. */
const FEMININE =
  'palabras|cartas|líneas|entradas|salidas|oficinas|pólizas|herencias|iglesias|camionetas|trocas|máquinas|herramientas|páginas|cláusulas|cédulas|fábricas|fórmulas|matrículas|víctimas|clínicas|lámparas|búsquedas|vidas|sillas|camas|nubes|torres|fuentes|frases|leyes|sedes|imágenes|plazas|playas|montañas|manzanas|botellas|tazas|cucharas|toallas|sábanas|almohadas|alfombras|cortinas|chimeneas|terrazas|azoteas|fachadas|escaleras|ollas|tortillas|ensaladas|sopas|farmacias|bibliotecas|librerías|cafeterías|garantías|deudas|gasolinas|mascotas|uñas|piernas|rodillas|muelas|millas|lonas|tablas|bombillas|llaves|raíces|setas|cebollas|patatas|galletas|tartas|empanadas|bebidas|cervezas';

/** Others that somebody does, too: «los firmas tú», «si los visitas». */
const ALSO_DONE =
  'firmas|copias|citas|visitas|consultas|preguntas|ofertas|listas|tareas|cuentas|compras|ventas|rentas|dudas|pruebas|muestras|marcas|reglas|cajas|cargas|juntas|plantas|pausas|demandas|denuncias|multas|licencias|hojas|huellas|fechas|cuotas|tarifas|facturas|reservas|recetas|llamadas|escrituras|hipotecas|propinas|fotografías|rayas|velas|tejas|ruedas|medicinas';

const OTHER: Readonly<Record<string, string>> = { os: 'as', as: 'os' };

function other(word: string): string {
  return word.replace(/[oa]s$/, (end) => OTHER[end] ?? end);
}

const NUMBER = '(?:(?:dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce) )?';
const END = '(?![\\p{L}-])';
const WHOSE =
  '[Uu]n|[Nn]uestr|[Vv]uestr|[Ee]st|[Ee]s|[Oo]tr|[Vv]ari|[Mm]uch|[Pp]oc|[Aa]lgun|[Aa]mb|[Dd]emasiad|[Cc]uánt';

/** Behind these, an article stands and no pronoun. */
const PREPOSITION =
  '(?:[Dd]e|[Ee]n|[Cc]on|[Pp]ara|[Pp]or|[Ss]in|[Ss]obre|[Ss]egún|[Tt]ras|[Hh]asta|[Dd]esde|[Ee]ntre|[Cc]ontra|[Aa]nte|[Aa]|[Tt]odos)';

/** What several feminine things are or do, behind their noun. */
const GOES_ON =
  '(?:(?: de \\p{Ll}+)? (?:\\p{Ll}+(?:ad|id|uest|iert|it|ech)as|se|son|están|deben|van|tienen)(?!\\p{L}))';

const words = (nouns: string): readonly string[] => nouns.split('|');

/** Articles in the plural of the other gender than their Spanish nouns. */
export const SPANISH_PLURAL_GENDERS: readonly MistakenRow[] = [
  [
    'as ',
    new RegExp(`(?<![\\p{L}-])(?<slip>[Ll]as|(?:${WHOSE})as) ${NUMBER}(?:${MASCULINE})${END}`, 'u'),
    other,
    words(MASCULINE),
  ],
  [
    'os ',
    new RegExp(`(?<![\\p{L}-])(?<slip>[Ll]os|(?:${WHOSE})os) ${NUMBER}(?:${FEMININE})${END}`, 'u'),
    other,
    words(FEMININE),
  ],
  [
    'os ',
    new RegExp(
      `(?<![\\p{L}-])(?:(?<slip>[Nn]uestros|[Vv]uestros|[Uu]nos) ${NUMBER}|${PREPOSITION} (?<slipped>los) ${NUMBER})(?:${ALSO_DONE})${END}`,
      'u',
    ),
    other,
    words(ALSO_DONE),
  ],
  // What a preposition is of: «con el título limpio y los dos firmas».
  [
    'os ',
    new RegExp(
      `(?<![\\p{L}-])(?:[Cc]on|[Dd]e|[Ee]n|[Pp]or|[Ss]in) (?:el|la|su|una?|nuestr[oa]) (?:\\p{Ll}+ ){1,2}y (?<slip>los) ${NUMBER}(?:${ALSO_DONE})(?=[.,;:]|$)`,
      'mu',
    ),
    other,
    words(ALSO_DONE),
  ],
  // «Los dos firmas puestas», «Los firmas son suyas»; behind «que» or «no» the article would be a pronoun.
  [
    'os ',
    new RegExp(
      `(?<![\\p{L}-])(?<!(?:[Qq]ue|[Nn]o|[Ss]i|[Cc]uando|[Yy]a|[Tt]ú|[Dd]onde|[Cc]omo|[Ss]e|[Mm]e|[Tt]e|[Nn]os) )(?<slip>[Ll]os) ${NUMBER}(?:${ALSO_DONE})(?=${GOES_ON})`,
      'u',
    ),
    other,
    words(ALSO_DONE),
  ],
];
