/** Questions and answers of a survey, and their validation (rule survey-3, survey-4). */
import type { SurveyKind } from '../../model/player.ts';

interface SurveyReason {
  code: number;
  text: string;
}

interface ReasonGroup {
  /** Heading above the reasons. */
  question: string;
  /** The highest point of the group. Groups are in ascending order, and the first starts at the lowest point. */
  upTo: number;
  reasons: readonly SurveyReason[];
}

interface SurveyScale {
  question: string;
  points: readonly number[];
  groups: readonly ReasonGroup[];
}

/** Texts of the points 1 to 5. */
export const faceNames = ['Hiç memnun değilim', 'Memnun değilim', 'Kararsızım', 'Memnunum', 'Çok memnunum'] as const;

const BETTER = 'Neyi geliştirmeliyiz?';
const LIKED = 'En çok neyi beğendin?';

export const surveys: Record<SurveyKind, SurveyScale> = {
  general: {
    question: 'Tribün’ü arkadaşlarına önerir misin?',
    points: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    groups: [
      {
        question: BETTER,
        upTo: 6,
        reasons: [
          { code: 101, text: 'Uygulama yavaş veya takılıyor' },
          { code: 102, text: 'Aradığımı bulmakta zorlanıyorum' },
          { code: 103, text: 'Oranlar düşük' },
          { code: 104, text: 'Canlı kuponum geç onaylanıyor' },
          { code: 105, text: 'Para yatırma ve çekme' },
          { code: 106, text: 'Müşteri hizmetleri' },
          { code: 199, text: 'Diğer' },
        ],
      },
      {
        question: 'Daha iyi olmamız için ne eksik?',
        upTo: 8,
        reasons: [
          { code: 201, text: 'Canlı anlatım ve istatistik' },
          { code: 202, text: 'Bahis çeşitliliği' },
          { code: 203, text: 'Kampanya ve bonus' },
          { code: 204, text: 'Kupon takibi' },
          { code: 205, text: 'Tasarım ve kullanım kolaylığı' },
          { code: 299, text: 'Diğer' },
        ],
      },
      {
        question: LIKED,
        upTo: 10,
        reasons: [
          { code: 301, text: 'Kullanımı kolay' },
          { code: 302, text: 'Hızlı para çekme' },
          { code: 303, text: 'Yüksek oranlar' },
          { code: 304, text: 'Güvenilir' },
          { code: 305, text: 'Canlı skor ve istatistik' },
          { code: 399, text: 'Diğer' },
        ],
      },
    ],
  },
  deposit: {
    question: 'Para yatırma deneyimin nasıldı?',
    points: [1, 2, 3, 4, 5],
    groups: [
      {
        question: BETTER,
        upTo: 3,
        reasons: [
          { code: 401, text: 'İşlem uzun sürdü' },
          { code: 402, text: 'Adımlar karışık' },
          { code: 403, text: 'Bankam listede yok' },
          { code: 404, text: 'Param geç geldi' },
          { code: 499, text: 'Diğer' },
        ],
      },
      {
        question: LIKED,
        upTo: 5,
        reasons: [
          { code: 411, text: 'Hızlıydı' },
          { code: 412, text: 'Kolaydı' },
          { code: 413, text: 'Güvenliydi' },
          { code: 489, text: 'Diğer' },
        ],
      },
    ],
  },
  withdraw: {
    question: 'Para çekme deneyimin nasıldı?',
    points: [1, 2, 3, 4, 5],
    groups: [
      {
        question: BETTER,
        upTo: 3,
        reasons: [
          { code: 501, text: 'Param geç geldi' },
          { code: 502, text: 'IBAN eklemek zor' },
          { code: 503, text: 'Limitler düşük' },
          { code: 504, text: 'Talebim iptal oldu' },
          { code: 599, text: 'Diğer' },
        ],
      },
      {
        question: LIKED,
        upTo: 5,
        reasons: [
          { code: 511, text: 'Hızlıydı' },
          { code: 512, text: 'Kolaydı' },
          { code: 513, text: 'Bilgilendirme yeterliydi' },
          { code: 589, text: 'Diğer' },
        ],
      },
    ],
  },
};

/** Reasons for a point; the first group includes 0. */
export function reasonGroupFor(kind: SurveyKind, point: number): ReasonGroup | undefined {
  return surveys[kind].groups.find(({ upTo }) => point <= upTo);
}

export interface SurveyAnswer {
  point: number;
  reasons: readonly number[];
  comment: string;
}

/** Chosen reasons that belong to the current point; changing to a point of another group drops the earlier ones. */
export function fittingReasons(kind: SurveyKind, { point, reasons }: SurveyAnswer): number[] {
  const group = reasonGroupFor(kind, point)?.reasons ?? [];
  return group.map(({ code }) => code).filter((code) => reasons.includes(code));
}

/** Error text while the answer is incomplete; null when it can be sent. */
export function answerFault(kind: SurveyKind, answer: SurveyAnswer): string | null {
  if (answer.comment.trim() !== '' || fittingReasons(kind, answer).length > 0) return null;
  return 'Bir neden seç ya da birkaç kelime yaz.';
}
