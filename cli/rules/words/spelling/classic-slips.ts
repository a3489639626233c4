import { GOES_ON, OWNED } from './english/homophones.ts';
import { RUN_TOGETHER } from './run-together.ts';

/**
 * Slips that no comparison with other words finds, with the intended word, by language: letters swapped in short
 * words, missing accents, and two words that are often written as one.
 */
const SLIPS: Readonly<Record<string, string>> = {
  en: 'vist:visit,vists:visits,teh:the,hte:the,tje:the,thr:the,adn:and,yuo:you,oyu:you,hsa:has,nto:not,cna:can,oru:our,ofr:for,frist:first,wich:which,thier:their,wiht:with,liek:like,hwo:how,nwe:new,onw:now,alot:a lot,aswell:as well,infact:in fact,inorder:in order,atleast:at least,eachother:each other,noone:no one,thankyou:thank you,grammer:grammar,begger:beggar,writter:writer,anothers:another’s,yuor:your,youre:you’re,dont:don’t,doesnt:doesn’t,didnt:didn’t,isnt:isn’t,wasnt:wasn’t,arent:aren’t,wouldnt:wouldn’t,couldnt:couldn’t,havent:haven’t,hasnt:hasn’t,thats:that’s,whats:what’s,theres:there’s,ourself:ourselves,tommorow:tomorrow,convienent:convenient,convenent:convenient,maintainance:maintenance,maintainence:maintenance,schedual:schedule,vehical:vehicle,restaraunt:restaurant,garantee:guarantee,guarentee:guarantee,definately:definitely,seperately:separately,untill:until,beleive:believe,recieve:receive,foward:forward,taht:that,tehy:they,thsi:this,waht:what,whcih:which,yoru:your,hiers:heirs,aded:added,explane:explain,hvae:have,ahve:have,fpr:for,anf:and,thw:the,ahs:has,tiem:time,mroe:more,whne:when,wsa:was,fot:for,jsut:just,ot:to,themselfs:themselves,ourselfs:ourselves,yourselfs:yourselves,theirselves:themselves,hisself:himself,mantlepeice:mantelpiece,mantelpeice:mantelpiece,shouldnt:shouldn’t,hadnt:hadn’t,werent:weren’t,mustnt:mustn’t,neednt:needn’t,weve:we’ve,youve:you’ve,theyve:they’ve,youll:you’ll,theyll:they’ll,itll:it’ll,heres:here’s,enought:enough,gaves:gives,alway:always,amoung:among,apparant:apparent,basicly:basically,exersize:exercise,fourty:forty,garentee:guarantee,greatful:grateful,lisence:license,maintanence:maintenance,occurance:occurrence,persue:pursue,relevent:relevant,scedule:schedule,similer:similar,speach:speech,throughly:thoroughly,tounge:tongue,truely:truly,vaccum:vacuum,adviseable:advisable,alledge:allege,benefitial:beneficial,catagory:category,develope:develop,elevater:elevator,elevaters:elevators,essencial:essential,garanty:guarantee,hospitle:hospital,inconvience:inconvenience,montly:monthly,occure:occur,occures:occurs,practicle:practical,readible:readable,carribean:Caribbean,chauffer:chauffeur,idiosyncracy:idiosyncrasy,particurly:particularly,rember:remember,remeber:remember,stragety:strategy,tatoo:tattoo,garunteed:guaranteed,referal:referral,referals:referrals,sutible:suitable,vetinary:veterinary,vetinarian:veterinarian,wendesday:Wednesday',
  es: 'habre:abre,qe:que,qeu:que,uqe:que,cno:con,uan:una,lso:los,pra:para,prq:porque,xq:porque,osea:o sea,enserio:en serio,derepente:de repente,apesar:a pesar,porfavor:por favor,tambien:también,despues:después,telefono:teléfono,direccion:dirección,atencion:atención,informacion:información,instalacion:instalación,reparacion:reparación,cotizacion:cotización,garantia:garantía,rapido:rápido,rapida:rápida,facil:fácil,tecnico:técnico,electrico:eléctrico,dia:día,dias:días,nesecita:necesita,atravez:a través,travez:través,unica:única,unico:único,cheke:cheque,oy:hoy,hoi:hoy,aver:a ver,questa:cuesta,aora:ahora,aqui:aquí,asi:así,tambein:también,nesesario:necesario,nesesita:necesita,recojer:recoger,recojemos:recogemos,recojen:recogen,orno:horno,oras:horas,aser:hacer,hize:hice,exelente:excelente,servisio:servicio,ablamos:hablamos,bienbenido:bienvenido,bienbenidos:bienvenidos,travajo:trabajo,travajos:trabajos,alludar:ayudar,desallunos:desayunos,todabía:todavía,llendo:yendo,haiga:haya,kiere:quiere,haci:así,ke:que,tmb:también,corrijen:corrigen,corrije:corrige,eskina:esquina,hechar:echar,hechamos:echamos,hechando:echando,tubimos:tuvimos,tubieron:tuvieron,humedo:húmedo,humeda:húmeda,humedos:húmedos,credito:crédito,creditos:créditos,debito:débito,ninos:niños,ninas:niñas,camion:camión,arbol:árbol,paises:países,numeros:números,ademas:además,cedula:cédula,cedulas:cédulas,carcel:cárcel,vinistes:viniste,fuistes:fuiste,hicistes:hiciste,dijistes:dijiste,aveces:a veces,nadien:nadie,prescio:precio,descueto:descuento,telefóno:teléfono,telefeno:teléfono,abitacion:habitación,abitaciones:habitaciones,calidá:calidad,convinar:combinar,deverias:deberías,deveria:debería,ecsamen:examen,envio:envío,envios:envíos,exijir:exigir,fasil:fácil,hiva:iba,ofresemos:ofrecemos,oportunidá:oportunidad,propocito:propósito,rrapido:rápido,sorprecha:sorpresa,tanbien:también,trancito:tránsito,transtorno:trastorno,transtornos:trastornos,interperie:intemperie,desaucio:desahucio,yelo:hielo,guevo:huevo,guevos:huevos,hayer:ayer,agusto:a gusto,zanaoria:zanahoria,desicion:decisión,desiciones:decisiones,espontaneo:espontáneo,alcol:alcohol,inibir:inhibir,veículo:vehículo,veículos:vehículos,excento:exento,sircular:circular,calsado:calzado,corason:corazón,bibienda:vivienda,bibiendas:viviendas,automobil:automóvil,vervo:verbo',
  de: 'udn:und,nud:und,dsa:das,dre:der,ien:ein,mti:mit,ihc:ich,iwr:wir,wri:wir,aml:mal,garnicht:gar nicht,garkein:gar kein,desweiteren:des Weiteren,vorallem:vor allem,standart:Standard,vieleicht:vielleicht,warscheinlich:wahrscheinlich,nähmlich:nämlich,ziehmlich:ziemlich,entgültig:endgültig,orginal:Original,wiederspruch:Widerspruch,bischen:bisschen,daß:dass,muß:muss,läßt:lässt,vorraus:voraus,vorraussetzung:Voraussetzung,vorraussichtlich:voraussichtlich,zuverläßig:zuverlässig,terminn:Termin,nciht:nicht,ncith:nicht,nihct:nicht,aufjedenfall:auf jeden Fall,zumindestens:zumindest,einzigste:einzige,nich:nicht,jetz:jetzt,nichs:nichts,ncoh:noch,vno:von,afu:auf,uaf:auf,asl:als,beschrifftung:Beschriftung,kafee:Kaffee,addresse:Adresse,seperat:separat,seperate:separate,seperaten:separaten,seperater:separater,seperates:separates,wieviel:wie viel,wieviele:wie viele,terasse:Terrasse,terassen:Terrassen,wiederspiegeln:widerspiegeln,wiederspiegelt:widerspiegelt,heisst:heißt,ausserdem:außerdem,draussen:draußen,ausserhalb:außerhalb,regelmässig:regelmäßig,regelmässige:regelmäßige,gemäss:gemäß,schliessen:schließen,schliesst:schließt,grüsse:Grüße,grüssen:Grüßen,giebt:gibt,werkstadt:Werkstatt,symphatisch:sympathisch,ergebniss:Ergebnis,verständniss:Verständnis,ereigniss:Ereignis,geheimniss:Geheimnis,erlaubniss:Erlaubnis,zeugniss:Zeugnis,lizens:Lizenz,karrussel:Karussell,ersteinmal:erst einmal,morgents:morgens,nirgens:nirgends,wöchendlich:wöchentlich,kentnisse:Kenntnisse,handwerck:Handwerk,qualitet:Qualität,algemein:allgemein,apperat:Apparat,aquise:Akquise,assesoires:Accessoires,atmosfäre:Atmosphäre,bescheit:Bescheid,doppeld:doppelt,dutzent:Dutzend,empfehlenswerd:empfehlenswert,entgeldlich:entgeltlich,unentgeldlich:unentgeltlich,enzwei:entzwei,ergeitzig:ehrgeizig,filiahle:Filiale,frich:frisch,gelegenlich:gelegentlich,handwerg:Handwerk,jewails:jeweils,kategorei:Kategorie,komision:Kommission,komplet:komplett,kontackt:Kontakt,notwendich:notwendig,paralell:parallel,projeckt:Projekt,reklamazion:Reklamation,reparatuhr:Reparatur,samstach:Samstag,verfügbahr:verfügbar,wochenente:Wochenende,zuverlässich:zuverlässig,verwandschaft:Verwandtschaft,gewehrleisten:gewährleisten,gewehrleistet:gewährleistet,entgeld:Entgelt,gallerie:Galerie,rückrat:Rückgrat,rythmus:Rhythmus,ryhtmus:Rhythmus,katastrofe:Katastrophe,atmosspäre:Atmosphäre,hygene:Hygiene,komfot:Komfort,medallie:Medaille,prezise:präzise,sperlich:spärlich,seelig:selig,vehrkehr:Verkehr,fahrrat:Fahrrad,batalion:Bataillon,billiard:Billard,blamasche:Blamage,dilletant:Dilettant,lizensiert:lizenziert,lizensieren:lizenzieren,spagetti:Spaghetti,stehgreif:Stegreif,autentisch:authentisch,klempter:Klempner,imbis:Imbiss,orginell:originell,phisik:Physik,zuchini:Zucchini,ergibig:ergiebig,tunell:Tunnel,existens:Existenz',
};

const MEANT = new Map(
  Object.entries(SLIPS).map(([language, slips]) => [
    language,
    new Map([
      ...slips.split(',').map((slip) => slip.split(':') as [string, string]),
      ...(RUN_TOGETHER[language] ?? []),
    ]),
  ]),
);

/** All slips, separated by spaces. */
export const CLASSIC_SLIPS = [...MEANT.values()].flatMap((slips) => [...slips.keys()]).join(' ');

/** True for a word that is never a technical term. */
export function isClassicSlip(word: string): boolean {
  return [...MEANT.values()].some((slips) => slips.has(word));
}

/** The intended words of a classic slip; undefined for any other word. */
export function meantByClassic(word: string, language: string): string | undefined {
  return MEANT.get(language.slice(0, 2))?.get(word.toLowerCase());
}

/**
 * "With you're paralegal": such a word is followed by the possessor's noun. If the sentence has a clause before
 * ("whoever you come with you're welcome"), the word may end that clause.
 */
const YOUR =
  /(?<![\p{L}])(?:with|from|by|into|about|between|without|during|under|have|has|brings?|keeps?|takes?|gets?|leaves?|sends?)\s+(?<slip>you['’]re|they['’]re)(?=\s+\p{L})/iu;

const ASKS =
  /(?<!\p{L})(?:wh\p{L}+|that|if|how\p{L}*|as|once|than|everything|anything|nothing|all|one|place|day|time)(?!\p{L})[^.!?;:\n]*$/iu;

/** Words that begin a clause of their own after "you’re": "you’re all that counts". */
const NO_NOUN = '(?:all|both|each|here|there|what|who|that|this|not|never|still)';

/**
 * A thing that somebody has, and nobody is: "and you're price is settled"; at the beginning of a sentence, anything that
 * then does something: "You’re driver comes at eight".
 */
const POSSESSED = new RegExp(
  [
    `(?<!\\p{L})(?<slip>you['’]re) (?:(?:price|address|papers?|documents?|signatures?|name|lawyer|attorney|kitchen|car|roof|initials|numbers|own|appointment|questions?|budget|phone|bill|quote|deadline)(?![\\p{L}-]| (?!missing)\\p{L}+ing(?!\\p{L}))|${OWNED}${GOES_ON})`,
    `(?:^|[.!?:] |\\n)(?<slipped>you['’]re) (?!${NO_NOUN}(?!\\p{L}))\\p{L}{3,}(?<!ing|ed|ly) (?:is|was|has|will (?:be|have|get|come)|drives|comes|arrives|needs|takes|gets) (?!(?:or|as|the best|what|why|when|how)(?!\\p{L}))\\p{L}`,
  ].join('|'),
  'imu',
);

/** "You're" and "they're" in place of "your" and "their". */
export function mistakenForms(text: string): { index: number; word: string; meant: string }[] {
  const possessed = POSSESSED.exec(text);
  const { 0: found, index, groups } = possessed ?? YOUR.exec(text) ?? {};
  const word = groups?.slip ?? groups?.slipped;
  if (found === undefined || index === undefined || word === undefined) return [];
  if (!possessed && ASKS.test(text.slice(0, index))) return [];
  const meant = word[0]?.toLowerCase() === 'y' ? 'your' : 'their';
  return [{ index: index + found.indexOf(word), word, meant }];
}
