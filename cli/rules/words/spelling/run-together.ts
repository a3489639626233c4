/**
 * Words that are typed as one by habit (“infront”) or for want of a space (“ofthe”), by language, as they are meant. Those
 * that spell another word or a name as one are left out: German “inder”, Spanish “delos”.
 */
const APART: Readonly<Record<string, string>> = {
  en: 'in front,in case,in spite,up to,a bit,a little,of course,after all,every time,each time,on top,as long,as soon,as much,of the,in the,to the,on the,for the,with the,from the,at the,by the,and the,is the,of our,in our,to our,for our,of your,in your,to your,for your,with your,on your,from your',
  es: 'sin embargo,al menos,a partir,de nuevo,a tiempo,de acuerdo,a menudo,en cambio,por eso,a lo mejor,por lo menos,por lo tanto,por ejemplo,de pronto,en fin,es que,en la,en el,con la,con el,con los,con las,por el,por la,por los,por las,para la,para el,para los,para las,a los',
  de: 'auf einmal,gar keine,gar keinen,gar keinem,gar keiner,gar nichts,zum Beispiel,immer noch,nach wie vor,unter anderem,umso mehr,umso besser,umso weniger,trotz allem,und zwar,darüber hinaus,des Öfteren,im Voraus,mit der,mit dem,mit den,für die,für den,für das,von der,von den,aus der,aus dem,auf der,auf dem,auf den,und der,und die,und das,ist die,ist der,ist das,wir sind,sie sind',
};

/** Each word that is typed, with the words that are meant. */
export const RUN_TOGETHER: Readonly<Record<string, readonly (readonly [string, string])[]>> =
  Object.fromEntries(
    Object.entries(APART).map(([language, all]) => [
      language,
      all.split(',').map((meant) => [meant.replaceAll(' ', '').toLowerCase(), meant] as const),
    ]),
  );
