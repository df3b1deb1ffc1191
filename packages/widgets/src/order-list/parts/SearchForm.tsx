import type { FormEvent, ReactElement } from 'react';
import { useState } from 'react';
import { useText } from '../../runtime/index.ts';
import { Field, Icon, IconButton } from '../../ui/index.ts';
import { orderListMessages } from '../orderListMessages.ts';
import styles from '../OrderList.module.css';

export interface SearchFormProps {
  /** The current search. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

/** The search field for products or order numbers; cleared, it shows all orders again. */
export function SearchForm({ words, onSearch }: SearchFormProps): ReactElement {
  const text = useText(orderListMessages);
  const [typed, setTyped] = useState(words);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(typed);
  };
  return (
    <search>
      <form className={styles['search']} onSubmit={submit}>
        <Field
          label={text('orderList.search')}
          layout="search"
          value={typed}
          onChange={(value) => {
            setTyped(value);
            if (value === '' && words !== '') onSearch('');
          }}
          placeholder={text('orderList.searchHint')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={50}
          lang=""
          clearable
          trailing={
            <IconButton
              type="submit"
              label={text('orderList.search')}
              icon={<Icon name="search" size={20} />}
            />
          }
        />
      </form>
    </search>
  );
}
