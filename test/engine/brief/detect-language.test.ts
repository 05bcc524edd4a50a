/** The language of a short text is told from its own words, without the large detector. */
import { describe, expect, it, vi } from 'vitest';
import { detectLanguage } from '../../../src/engine/brief/detect-language.ts';

const loaded = vi.hoisted(() => ({ times: 0 }));
vi.mock('eld/extrasmall', async (original) => {
  loaded.times += 1;
  return original();
});

const texts = {
  en: `Board update on the pilot
Why we lost customers in the north
Deck for the supplier meeting
Three options for the old warehouse
We need two more nurses on the night shift
Lessons from the outage on Monday
Budget for next year, with cuts
How our support team works
Should we close the second plant?
Plan to move the archive
The quarter in five slides
Hiring is behind plan
What changed since March
Proposal: a shared calendar for all sites
New rules for travel costs
Risks of the merger and what to do about them
Our churn is up and nobody knows why
Pitch to investors, ten slides
Summary of the safety audit
Onboarding for new colleagues`,
  de: `Bericht an den Aufsichtsrat
Warum wir im Norden Kunden verlieren
Folien zur Lieferantenrunde
Drei Möglichkeiten für das alte Lager
Wir brauchen zwei Pflegekräfte mehr in der Nachtschicht
Lehren aus dem Ausfall vom Montag
Haushalt für das nächste Jahr
Wie unser Kundendienst arbeitet
Sollen wir das zweite Werk schließen?
Umzug des Archivs im Mai
Das Quartal auf fünf Folien
Es fehlen noch acht Stellen
Was sich seit März geändert hat
Vorschlag: ein gemeinsamer Kalender
Neue Regeln bei Reisekosten
Risiken der Fusion und was zu tun ist
Die Kosten steigen und keiner weiß warum
Vortrag vor dem Gemeinderat
Ergebnis der Prüfung
Einarbeitung neuer Kolleginnen und Kollegen`,
  fr: `Rapport au conseil d'administration
Pourquoi nous perdons des clients dans le nord
Réunion avec les fournisseurs
Trois options pour l'ancien entrepôt
Il nous faut deux infirmières de plus la nuit
Les leçons de la panne de lundi
Budget de l'an prochain
Comment travaille notre support
Faut-il fermer la deuxième usine ?
Déménagement des archives en mai
Le trimestre en cinq diapositives
Il manque encore huit postes
Ce qui a changé depuis mars
Proposition : un calendrier commun
Nouvelles règles pour les frais de voyage
Les risques de la fusion et que faire
Les coûts montent et personne ne sait pourquoi
Présentation aux élus de la ville
Résultat de l'audit de sécurité
Accueil des nouveaux collègues`,
  es: `Informe para el consejo
Por qué perdemos clientes en el norte
Reunión con los proveedores
Tres opciones para el almacén viejo
Necesitamos dos enfermeras más por la noche
Lecciones de la avería del lunes
Presupuesto del próximo año
Cómo trabaja nuestro equipo de soporte
¿Cerramos la segunda planta?
Traslado del archivo en mayo
El trimestre en cinco diapositivas
Faltan ocho puestos todavía
Lo que ha cambiado desde marzo
Propuesta: un calendario común
Nuevas reglas para los gastos de viaje
Riesgos de la fusión y qué hacer
Los costes suben y nadie sabe por qué
Charla ante el ayuntamiento
Resultado de la auditoría
Acogida de nuevos compañeros`,
  pt: `Relatório para o conselho
Por que perdemos clientes no norte
Reunião com os fornecedores
Três opções para o armazém antigo
Precisamos de mais duas enfermeiras à noite
Lições da avaria de segunda-feira
Orçamento do próximo ano
Como trabalha a nossa equipe de apoio
Devemos fechar a segunda fábrica?
Mudança do arquivo em maio
O trimestre em cinco slides
Ainda faltam oito vagas
O que mudou desde março
Proposta: um calendário comum
Novas regras para as despesas de viagem
Riscos da fusão e o que fazer
Os custos sobem e ninguém sabe porquê
Palestra na câmara municipal
Resultado da auditoria
Acolhimento dos novos colegas`,
  it: `Relazione al consiglio
Perché perdiamo clienti nel nord
Incontro con i fornitori
Tre opzioni per il vecchio magazzino
Ci servono due infermiere in più di notte
Cosa abbiamo imparato dal guasto di lunedì
Bilancio del prossimo anno
Come lavora la nostra assistenza
Chiudiamo il secondo stabilimento?
Trasloco dell'archivio a maggio
Il trimestre in cinque diapositive
Mancano ancora otto posti
Che cosa è cambiato da marzo
Proposta: un calendario comune
Nuove regole per le spese di viaggio
Rischi della fusione e che cosa fare
I costi salgono e nessuno sa perché
Presentazione al comune
Esito della verifica
Accoglienza dei nuovi colleghi`,
  ja: '取締役会への報告\n北部で顧客を失った理由',
  zh: '向董事会汇报\n为什么我们在北方失去客户',
  ar: 'تقرير إلى مجلس الإدارة\nلماذا نخسر العملاء في الشمال',
} as const;

describe('the language of a short text', () => {
  it.each(Object.entries(texts).flatMap(([code, lines]) => lines.split('\n').map((text) => [code, text] as const)))(
    'is %s: %s',
    async (code, text) => {
      expect((await detectLanguage(text, '')).language).toBe(code);
    },
  );

  it('seldom needs the large detector', async () => {
    vi.resetModules();
    loaded.times = 0;
    let needed = 0;
    for (const lines of Object.values(texts)) {
      for (const text of lines.split('\n')) {
        vi.resetModules();
        loaded.times = 0;
        const { detectLanguage: fresh } = await import('../../../src/engine/brief/detect-language.ts');
        await fresh(text, '');
        needed += loaded.times;
      }
    }
    expect(needed).toBeLessThan(12);
  });

  it.each([
    ['Dutch', 'Maak een korte presentatie voor de directie over de klachten van het laatste kwartaal, en waar ze vandaan komen.'],
    ['Swedish', 'Gör en kort presentation för styrelsen om klagomålen under tredje kvartalet.'],
    ['Danish', 'Jeg skal bruge en kort præsentation til ledelsen om hvor mange klager der kommer, og hvorfor de er blevet flere.'],
    ['Polish', 'Przygotuj krótką prezentację dla zarządu o reklamacjach w trzecim kwartale.'],
    ['Russian', 'Нужна короткая презентация для правления о жалобах.'],
  ])('that no deck is written in, %s, is English with a note', async (called, text) => {
    const { language, assumption } = await detectLanguage(text, '');
    expect(language).toBe('en');
    expect(assumption).toContain(`not written in ${called}`);
    expect(assumption).toContain('--language takes en, de, fr');
    expect((await detectLanguage(`${text} In German please.`, '')).language).toBe('de');
  });

  it('is what is asked for, whatever it is written in', async () => {
    expect((await detectLanguage('Deck on our new plant, in German', '')).language).toBe('de');
  });
});
