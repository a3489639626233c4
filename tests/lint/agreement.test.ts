import { expect, it } from 'vitest';
import { confusedWords, mayConfuse } from '../../cli/rules/words/spelling/confused-words.ts';

const meant = (text: string, language: string) =>
  mayConfuse(text, language)
    ? confusedWords(text, language, false).map((found) => `${found.word} > ${found.meant}`)
    : [];

it.for([
  ['en', 'Everybody have passed a county check', 'have > has'],
  ['en', 'Everyone have been trained.', 'have > has'],
  ['en', 'Everyone are welcome.', 'are > is'],
  ['en', 'Call us, because nobody are in the shop on Monday.', 'are > is'],
  ['en', 'Nobody don’t like it.', 'don’t > doesn’t'],
  ['en', 'Everyone need a ticket.', 'need > needs'],
  ['en', 'Everyone need the code.', 'need > needs'],
  ['en', 'The sheets was her mother’s idea.', 'was > were'],
  ['en', 'The two vans is parked outside.', 'is > are'],
  ['en', 'Our prices has been the same since May.', 'has > have'],
  ['en', 'We stayed inside because the roads was wet.', 'was > were'],
  ['en', 'Every rate include the truck and two movers.', 'include > includes'],
  ['en', 'Each room have its own key.', 'have > has'],
  ['en', 'Every single lesson are in English.', 'are > is'],
  ['es', 'Las rutas se paga al reservar.', 'paga > pagan'],
  ['es', 'Nuestras clases se imparte en dos aulas.', 'imparte > imparten'],
  ['es', 'Las rutas guiadas se reserva con dos días.', 'reserva > reservan'],
  ['es', 'Todos los trabajos se entrega a tiempo.', 'entrega > entregan'],
  ['de', 'Von ihr stammt die Regel, das jede Verordnung zweimal gelesen wird.', 'das > dass'],
  ['de', 'Wir haben die Erfahrung gemacht. Das war die Idee, das wir früh beginnen.', 'das > dass'],
  ['de', 'Wir achten darauf, das Sie nicht warten.', 'das > dass'],
  ['de', 'Uns ist wichtig, das Sie zuhören.', 'das > dass'],
  ['de', 'Wir melden uns innerhalb einem Woche.', 'einem > einer'],
  ['de', 'Wir antworten innerhalb einem Woche und laden Sie ein.', 'einem > einer'],
  ['de', 'Sie lesen die Bewerbung und melden sich innerhalb einem Woche', 'einem > einer'],
  ['de', 'Wer für schnelle Internet bezahlt, will es nutzen.', 'schnelle > schnelles'],
  ['de', 'Das geht nicht ohne gute Garten.', 'gute > guten'],
  ['de', 'Wer für ein schnellen Internet bezahlt, will es nutzen.', 'schnellen > schnelles'],
  ['de', 'Wir bauen ein neuen Zaun.', 'ein > einen'],
  ['de', 'Wir planen so, dass jede Abschnitt einen Preis hat.', 'jede > jeder" or "jeden'],
  ['de', 'Jede Angebot ist kostenlos.', 'Jede > Jedes'],
  ['de', 'Wir pflegen unsere Garten selbst.', 'unsere > unser" or "unseren'],
] as const)('tells %s: %s', ([language, text, found]) => {
  expect(meant(text, language)).toEqual([found]);
});

it.for([
  ['en', 'Everyone have a great weekend!'],
  ['en', 'We ask that everyone have a ticket.'],
  ['en', 'Does everyone have to pass a check? Let everyone have fun.'],
  ['en', 'The owners and everybody have passed.'],
  ['en', 'The news was good, and the series was long.'],
  ['en', 'The glass was broken. The business is ours. The gas was off.'],
  ['en', 'The two hours was well spent. The seventies was a good time.'],
  ['en', 'Behind the sheets was a door.'],
  ['en', 'One of the sheets was torn. The quality of the sheets was good.'],
  ['en', 'The premises is small. The works was done by May. The lens is clean.'],
  ['en', 'The man who washes the sheets was here.'],
  ['en', 'Each week include at least two walks.'],
  ['en', 'Every spring are two open days. In every room are two beds.'],
  ['en', 'Every rate includes the truck. Make every rate include the truck.'],
  ['en', 'Each of our rooms have been painted.'],
  ['es', 'Los lunes se paga al entrar. Los sábados se entrega en la tienda.'],
  ['es', 'Las rutas se pagan al reservar. A los clientes se entrega en mano.'],
  ['es', 'Los fines de semana se alquila por días.'],
  ['es', 'De las rutas se hace cargo Ana.'],
  ['de', 'Wir haben ein Konzept nach der Regel, das jeder versteht.'],
  ['de', 'Das Wort für die Idee, das wir suchen, fehlt.'],
  ['de', 'Wir machen ein Angebot dafür, das Sie prüfen können.'],
  ['de', 'Die Keller werden geräumt. Unsere Keller sind trocken.'],
  ['de', 'Im Internet steht mehr. Das Internet ist schnell. Der Internet Explorer ist alt.'],
  ['de', 'Für schnelle Angebote und gute Gärten sorgen wir. Für schnelles Internet auch.'],
  ['de', 'Jede Woche kommt unsere Kundin. Diese Häuser sind alt.'],
  ['de', 'Der Plan schließt ein neben Haus und Garten. Der Preis bezieht ein unseren Garten.'],
  ['de', 'Unsere Haus- und Gartenpflege. Ihre Auto- und Fahrradwerkstatt.'],
  ['de', 'Für alle Haus und Hof betreffenden Fragen. Eine Tag und Nacht besetzte Nummer.'],
  ['de', 'Innerhalb einer Woche, innerhalb eines Tages.'],
  ['de', 'Für viele Kind und Kegel.'],
] as const)('lets %s: %s', ([language, text]) => {
  expect(meant(text, language)).toEqual([]);
});
