type TextKey<Name extends string> = Name extends `${infer Thing}.${infer Verb}` ? `${Thing}_${Verb}` : Name;

/** Returns a name with a dot as the key of its text, in which a dot would begin a group: `orders.read` → `orders_read`. */
export const textKey = <Name extends string>(name: Name) => name.replace('.', '_') as TextKey<Name>;
