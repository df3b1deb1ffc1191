import { ChoiceField } from './fields/ChoiceField.tsx';
import { CurrencyFields } from './fields/CurrencyFields.tsx';
import type { ValueFieldProps } from './fields/FieldProps.ts';
import { FieldsField } from './fields/FieldsField.tsx';
import { JsonField } from './fields/JsonField.tsx';
import { ListField } from './fields/ListField.tsx';
import { MapField } from './fields/MapField.tsx';
import { NullableField } from './fields/NullableField.tsx';
import { NumberField } from './fields/NumberField.tsx';
import { OwnField } from './fields/OwnField.tsx';
import { SwitchField } from './fields/SwitchField.tsx';
import { TimeField } from './fields/TimeField.tsx';
import { VariantsField } from './fields/VariantsField.tsx';
import { WordsField } from './fields/WordsField.tsx';

/** Edits a value of any shape. */
export function ValueField(props: ValueFieldProps) {
  const { shape } = props;
  switch (shape.kind) {
    case 'switch':
      return <SwitchField {...props} shape={shape} />;
    case 'number':
      return <NumberField {...props} shape={shape} />;
    case 'text':
      return <WordsField {...props} shape={shape} />;
    case 'time':
      return <TimeField {...props} shape={shape} />;
    case 'choice':
      return <ChoiceField {...props} shape={shape} />;
    case 'nullable':
      return <NullableField {...props} shape={shape} Inner={ValueField} />;
    case 'list':
      return <ListField {...props} shape={shape} Inner={ValueField} />;
    case 'fields':
      return shape.areCurrencies === true ? (
        <CurrencyFields {...props} shape={shape} Inner={ValueField} />
      ) : (
        <FieldsField {...props} shape={shape} Inner={ValueField} />
      );
    case 'map':
      return <MapField {...props} shape={shape} Inner={ValueField} />;
    case 'variants':
      return <VariantsField {...props} shape={shape} Inner={ValueField} />;
    case 'own':
      return <OwnField {...props} shape={shape} />;
    case 'json':
      return <JsonField {...props} shape={shape} />;
    default:
      return shape satisfies never;
  }
}
