/** Reads an upload in `multipart/form-data`; undefined when it has no file. */
export async function readForm(body: Buffer, contentType: string) {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  const file = form.get('archivo');
  if (!(file instanceof File)) return;
  return {
    senderTaxId: `${form.get('rutSender')}-${form.get('dvSender')}`,
    issuerTaxId: `${form.get('rutCompany')}-${form.get('dvCompany')}`,
    xml: new Uint8Array(await file.arrayBuffer()),
  };
}
