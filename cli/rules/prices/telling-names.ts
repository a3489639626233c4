import { folded } from './price-text.ts';

/**
 * Words that do not identify a thing: kinds of prices, the lines of a bill, sizes, people, times, and what costs
 * something else in every place or trade. Normalized.
 */
const COMMON = new Set(
  [
    'price prices cost costs fee fees rate rates charge charges total subtotal sum amount tax vat deposit tip from to of for with without and or by at in on off our your you we us ours others other elsewhere each extra additional more less than first second third next new old any all one two three plus only up minimum maximum',
    'preis preise kosten gebuhr gebuhren gesamt summe betrag steuer mwst anzahlung ab von bis fur mit ohne und oder wir uns andere anderswo jede jeder jedes extra zusatzlich weitere weiterer erste erster erstes zweite neu nur mindestens',
    'precio precios costo coste tarifa tarifas total suma importe impuesto iva deposito desde hasta de del para con sin y o nosotros otros cada adicional adicionales mas primera primer primero segunda segundo nuevo nueva solo minimo',
    'together altogether grand told came comes what was it bottom line balance rest remainder remaining left over difference paid pay spent saved save saving savings owed owing due still out pocket change refund back profit loss income interest penalty before after then now whole job work parts labor labour material materials net gross',
    'zusammen insgesamt alles gesamtsumme zwischensumme endsumme gesamtkosten gesamtpreis gesamtbetrag endbetrag rechnungsbetrag unterm strich macht machte es blieb bleibt bleiben ubrig rest restbetrag restzahlung differenz bezahlt gezahlt gespart ersparnis guthaben uberschuss gewinn verlust zinsen mahngebuhr vorher nachher davor danach jetzt arbeit arbeitszeit lohn material netto brutto',
    'junto todo todos conjunto subtotal resto queda quedan quedo sobra sobrante diferencia saldo balance pagado pagados ahorro ahorrado ganancia perdida anticipo intereses recargo multa antes despues ahora mano obra trabajo material materiales neto bruto',
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz mai juni juli oktober dezember lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'hour hours hourly day days daily week weeks weekly month months monthly year years yearly annual night nights weekend weekends weekday weekdays evening evenings morning minute minutes min mile miles km person people piece item unit page visit visits session sessions appointment appointments lesson lessons class classes course',
    'stunde stunden tag tage taglich woche wochen monat monate monatlich jahr jahre jahrlich nacht wochenende abend abends minute minuten kilometer stuck seite besuch termin termine sitzung kurs einzelstunde person personen',
    'four five six seven eight nine ten twelve dos tres cuatro cinco seis siete ocho nueve diez doce zwei drei vier funf sechs sieben acht neun zehn zwolf',
    'hora horas dia dias diario semana semanas mes meses mensual ano anos anual noche noches tarde fin minuto minutos kilometro pieza pagina visita sesion cita clase clases curso persona personas',
    'basic standard premium classic plus pro starter bronze silver gold small medium large big regular full half single double light s m l xl short long simple complete package plan option',
    'basis klein mittel gross voll halb einzeln doppelt kurz lang einfach komplett paket',
    'basico estandar clasico pequeno mediano grande entero medio individual doble corto largo completo paquete opcion',
    'adult adults child children kid kids student students senior seniors member members men women man woman erwachsene erwachsener kind kinder schuler studenten senioren mitglieder herren damen frauen manner adulto adultos nino ninos estudiante estudiantes mayores socios hombre hombres mujer mujeres caballero senora',
    'consultation travel callout call out delivery shipping pickup service services repair repairs installation maintenance setup look anfahrt lieferung versand abholung beratung reparatur montage wartung consulta envio entrega viaje desplazamiento reparacion instalacion mantenimiento servicio servicios',
  ].flatMap((words) => words.split(' ')),
);

/** Shorter words are sizes and abbreviations. */
const FEWEST_LETTERS = 3;

/** True if a name means the same thing everywhere, unlike "per hour" and "total". */
export function isTelling(name: string): boolean {
  return folded(name)
    .split(' ')
    .some((word) => word.length >= FEWEST_LETTERS && /^\p{L}+$/u.test(word) && !COMMON.has(word));
}
