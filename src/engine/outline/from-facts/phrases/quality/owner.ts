/** To whom figures by owner credit a deal, in every language but English. */
import type { LanguageCode } from '../../../../../model/language.ts';
import type { OwnerSentence } from '../../../../../model/quality-note.ts';

export const ownerSentences: Readonly<Record<Exclude<LanguageCode, 'en'>, Readonly<Record<OwnerSentence, string>>>> = {
  de: {
    'credited-today':
      'Zahlen nach „{dimension}“ rechnen jeden Deal dem zu, den die Daten heute nennen; wer ihn vorher hatte, steht nicht in den Daten.',
    'former-owner':
      'Zahlen nach „{dimension}“ rechnen jeden Deal dem zu, den die Daten heute nennen; {column} nennt bei {rows} Deals einen anderen.',
    'owner-history':
      'Zahlen nach „{dimension}“ rechnen jeden Deal dem zu, den die Daten heute nennen; was {file} über frühere sagt, ist nicht gezählt.',
  },
  fr: {
    'credited-today':
      'Les chiffres par « {dimension} » créditent qui les données nomment aujourd’hui ; les données ne disent pas qui suivait l’affaire auparavant.',
    'former-owner':
      'Les chiffres par « {dimension} » créditent qui les données nomment aujourd’hui ; {column} en nomme un autre pour {rows} affaires.',
    'owner-history':
      'Les chiffres par « {dimension} » créditent qui les données nomment aujourd’hui ; ce que {file} dit des précédents n’est pas compté.',
  },
  es: {
    'credited-today':
      'Las cifras por «{dimension}» se atribuyen a quien los datos nombran hoy; los datos no dicen quién llevaba antes la operación.',
    'former-owner':
      'Las cifras por «{dimension}» se atribuyen a quien los datos nombran hoy; {column} nombra a otro en {rows} operaciones.',
    'owner-history':
      'Las cifras por «{dimension}» se atribuyen a quien los datos nombran hoy; lo que {file} dice de los anteriores no se cuenta.',
  },
  pt: {
    'credited-today':
      'Os números por “{dimension}” são atribuídos a quem os dados nomeiam hoje; os dados não dizem quem tinha o negócio antes.',
    'former-owner': 'Os números por “{dimension}” são atribuídos a quem os dados nomeiam hoje; {column} nomeia outro em {rows} negócios.',
    'owner-history':
      'Os números por “{dimension}” são atribuídos a quem os dados nomeiam hoje; o que {file} diz dos anteriores não é contado.',
  },
  it: {
    'credited-today':
      'Le cifre per «{dimension}» sono attribuite a chi i dati nominano oggi; i dati non dicono chi seguiva prima la trattativa.',
    'former-owner':
      'Le cifre per «{dimension}» sono attribuite a chi i dati nominano oggi; {column} ne nomina un altro per {rows} trattative.',
    'owner-history':
      'Le cifre per «{dimension}» sono attribuite a chi i dati nominano oggi; ciò che {file} dice dei precedenti non è contato.',
  },
  ja: {
    'credited-today': '「{dimension}」別の数値は、現在データに記された相手に帰属させている。以前の担当はデータにない。',
    'former-owner': '「{dimension}」別の数値は、現在データに記された相手に帰属させている。{column}は{rows}件の案件で別の名を示す。',
    'owner-history': '「{dimension}」別の数値は、現在データに記された相手に帰属させている。{file}にある以前の記録は数えていない。',
  },
  zh: {
    'credited-today': '按“{dimension}”的数字归于数据目前所列者；此前归谁，数据中没有。',
    'former-owner': '按“{dimension}”的数字归于数据目前所列者；{column}在{rows}笔商机中列有另一个。',
    'owner-history': '按“{dimension}”的数字归于数据目前所列者；{file}中此前的记录未计入。',
  },
  ar: {
    'credited-today': 'تُنسب الأرقام حسب «{dimension}» إلى من تسمّيه البيانات اليوم، ولا تذكر البيانات من كان قبله.',
    'former-owner': 'تُنسب الأرقام حسب «{dimension}» إلى من تسمّيه البيانات اليوم، ويذكر {column} غيره في {rows} صفقة.',
    'owner-history': 'تُنسب الأرقام حسب «{dimension}» إلى من تسمّيه البيانات اليوم، وما يذكره {file} عمّن سبق غير محسوب.',
  },
};
