/** Devices that there is a survey about. */
export type SurveyType = 'drinker' | 'feeder';

/** A question of a survey. */
export interface SurveyQuestion {
  readonly id: number;
  readonly title: string;
  /** One choice, several, free words, or a step of a scale. */
  readonly kind: 'single' | 'multi' | 'text' | 'scale';
  readonly isRequired: boolean;
  /** Choices, or steps of a scale from the lowest on; empty for free words. */
  readonly options: readonly SurveyOption[];
}

/** A choice, or a step of a scale. */
export interface SurveyOption {
  readonly value: string;
  readonly text: string;
}

/** A survey, for its reader. */
export interface Survey {
  readonly type: SurveyType;
  readonly title: string;
  /** The shopper has answered it; false for visitors. */
  readonly isDone: boolean;
  /** Points that it brings, or has brought; 0 where it brings none or the server does not say. */
  readonly points: number;
  readonly questions: readonly SurveyQuestion[];
}

/** An answer to the question of this id; without a value it is left out. */
export interface SurveyAnswer {
  readonly questionId: number;
  /** A list for several choices; a text for everything else, of a scale the value of its step. */
  readonly value: string | readonly string[];
}
