/**
 * German nouns by gender, in the singular. None begins a compound with a participle, as in "eine Tag und Nacht besetzte
 * Nummer".
 */

/** Masculine, with another form in the plural, also in the dative. */
export const MASCULINE =
  'Termin|Preis|Festpreis|Anruf|Besuch|Betrieb|Meisterbetrieb|Monteur|Fachmann|Fachbetrieb|Raum|Schritt|Plan|Zeitplan|Vertrag|Auftrag|Garten|Kurs|Kostenvoranschlag|Rabatt|Gutschein|Parkplatz|Vorteil|Notdienst|Zuschuss|Antrag|Umzug|Tisch|Grund|Nachmittag|Vormittag|Monat|Zeitraum|Rückruf|Kaffee|Hausbesuch|Ortstermin|Kunde|Balkon|Abschnitt|Zaun|Eingang|Geburtstag|Kindergeburtstag|Strauß|Brautstrauß|Ablauf|Standort|Kontakt|Unterricht|Rechtsanwalt|Zahnarzt|Hund|Baum|Kamin';

/** Masculine, with the same form in the plural, or in that of another noun: `die Laden` of a chest are several `Lade`. */
export const MASCULINE_SAME =
  'Laden|Meister|Techniker|Handwerker|Fehler|Ansprechpartner|Schlüssel|Workshop|Newsletter|Kuchen|Keller';

/** Neuter, with another form in the plural, also in the dative. */
export const NEUTER =
  'Angebot|Bad(?! \\p{Lu})|Haus|Gespräch|Erstgespräch|Fahrrad|Auto|Formular|Foto|Gerät|Jahr|Team|Konto|Paket|Ergebnis|Konzept|Objekt|Ersatzteil|Protokoll|Rezept|Telefonat|Dach|Geschenk|Problem|Projekt|Wochenende|Geschäft|Restaurant|Hotel|Büro|Grundstück|Kind|Fest|Brautpaar|Kleid|Brot|Frühstück|Hochzeitsfest|Beratungsgespräch|Internet(?! \\p{Lu})';

/** Neuter, with the same form in the plural. */
export const NEUTER_SAME = 'Badezimmer|Zimmer|Fenster|Muster|Gutachten|Unternehmen';

export const FEMININE =
  'Heizung|Wartung|Rechnung|Beratung|Reparatur|Wohnung|Anfrage|Nachricht|Woche|Stunde|Minute|Anlage|Wärmepumpe|Lösung|Werkstatt|Firma|Küche|Praxis|Behandlung|Ausbildung|Planung|Montage|Lieferung|Bestellung|Bewertung|Garantie|Frage|Antwort|Möglichkeit|Terminvereinbarung|Anzahlung|Genehmigung|Einweisung|Wand|Tür|Übersicht|Auswahl|Führung|Dusche|Therme|Probestunde|Unterkunft|Veranstaltung|Torte|Hochzeit|Sprechstunde|Reinigung|Renovierung|Sanierung|Terrasse|Fassade|Hecke|Bepflanzung|Buchung|Anmeldung|Prüfung|Fahrstunde|Straße|Stadt|Adresse|Hochzeitstorte|Bäckerei|Kanzlei|Erstberatung|Schule|Kundin|Besichtigung|Abholung|Rückmeldung|Telefonnummer|Anfahrt|Zahnreinigung';

/** What ends a noun. */
export const END = '(?![\\p{L}-])';
