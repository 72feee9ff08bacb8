import { useField } from 'react-final-form';
import styles from './complaints.module.css';

interface ChoiceFieldProps<Value extends string> {
  name: string;
  legend: string;
  choices: { value: Value; label: string; help?: string }[];
}

/** A choice of few, each with what it means. */
export const ChoiceField = <Value extends string>({ name, legend, choices }: ChoiceFieldProps<Value>) => (
  <fieldset className={styles.choices}>
    <legend>{legend}</legend>
    {choices.map((choice) => (
      <Choice key={choice.value} name={name} {...choice} />
    ))}
  </fieldset>
);

function Choice({ name, value, label, help }: { name: string; value: string; label: string; help?: string }) {
  const { input } = useField(name, { type: 'radio', value });
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span>
        <strong>{label}</strong>
        {help && <span className={styles.help}>{help}</span>}
      </span>
    </label>
  );
}
