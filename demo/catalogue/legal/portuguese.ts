import { type Company, inForceSince } from './company.ts';
import { type Documents, written } from './document.ts';

export const portuguese = (company: Company): Documents => ({
  privacy: written(
    `${company.name} (${company.taxNumber}), com endereço em ${company.address}, é responsável pelos dados que você nos dá. Esta política vale desde ${inForceSince.pt}.`,
    [
      'Quais dados guardamos',
      'Da sua conta: nome, e-mail, telefone, país e data de nascimento. Das suas compras: o evento, os passageiros, os endereços e os pagamentos. Nunca guardamos o número do seu cartão: quem o recebe é a empresa que processa o pagamento.',
      'Se você salvar endereços ou passageiros frequentes, nós os guardamos para que não precise repetir. Você pode apagá-los quando quiser.',
    ],
    [
      'Para que os usamos',
      'Para levar e trazer você: planejar a rota, avisar o horário de embarque, emitir e conferir seus bilhetes, cobrar e reembolsar. Também para responder a você e cumprir obrigações contábeis.',
      'Não vendemos seus dados nem os usamos para publicidade de terceiros.',
    ],
    [
      'Quem os vê',
      'As pessoas da nossa equipe que precisam deles para trabalhar, o motorista da sua van, que vê nome, endereço e telefone, e as empresas que processam pagamentos e enviam e-mails por nós.',
    ],
    [
      'Por quanto tempo ficam',
      'Os da sua conta, enquanto você a tiver. Os de uma compra, pelo tempo que a lei exige guardar comprovantes. Depois os apagamos ou os separamos do seu nome.',
    ],
    [
      'Seus direitos',
      `Pela lei (${company.privacyLaw}), você pode ver seus dados, corrigi-los, apagá-los, levá-los ou se opor ao uso. Na sua conta você pode baixá-los; para o resto, escreva para ${company.privacyMail}.`,
      `Se a nossa resposta não for boa, você pode reclamar à ${company.privacyOffice}.`,
    ],
  ),
  conditions: written(
    `Estas condições valem para os traslados que você compra da ${company.name} (${company.taxNumber}). Valem desde ${inForceSince.pt}.`,
    [
      'O que você compra',
      'Um traslado de ida e volta em uma van compartilhada, entre o seu endereço ou o ponto de encontro e o evento. A entrada do evento não está incluída.',
    ],
    [
      'Reserva e pagamento',
      'Guardamos seus assentos por um tempo limitado enquanto você paga. A compra está feita quando o pagamento é confirmado e você recebe os bilhetes por e-mail. Uma transferência é validada em menos de 24 horas.',
      'O preço que você vê é o total na moeda indicada, com impostos.',
    ],
    [
      'No dia da viagem',
      'Antes do evento avisamos o horário de embarque. Leve seu código QR, no telefone ou impresso. O motorista espera alguns minutos e depois segue a rota, porque a viagem é compartilhada. Se você perder a ida, seu assento de volta continua reservado.',
      'Quem puser em risco outros passageiros ou o motorista pode ficar fora da viagem, sem reembolso.',
    ],
    [
      'Cancelamentos e reembolsos',
      'Você pode cancelar até 48 horas antes do evento e devolvemos o total pelo mesmo meio de pagamento. Com menos de 48 horas não há reembolso.',
      'Se cancelarmos a saída ou o evento for cancelado, devolvemos tudo. Se mudarmos o horário, avisamos e você pode devolver a compra até que a saída comece.',
    ],
    [
      'Reclamações',
      `Escreva para nós pela página de contato e responderemos. Você também pode recorrer ${company.consumerOffice.pt}. Para o que não se resolver assim, são competentes ${company.courts.pt}.`,
    ],
  ),
  terms: written(
    `Ao usar este site você aceita estes termos com a ${company.name} (${company.taxNumber}). Valem desde ${inForceSince.pt}.`,
    [
      'Sua conta',
      'Pode ter uma conta quem é maior de idade ou tem permissão de quem responde por ele. Os dados devem ser seus e verdadeiros. Cuide da sua senha: o que se faz com a sua conta vale como feito por você, a menos que nos avise que outra pessoa entrou.',
    ],
    [
      'O que não é permitido',
      'Comprar para revender, usar programas que reservem assentos em massa, tentar entrar em contas alheias ou atrapalhar o funcionamento do site. Nesses casos podemos encerrar a conta e cancelar suas compras.',
    ],
    [
      'O que publicamos',
      'Os nomes, textos e imagens do site são nossos ou de quem nos deu permissão. Você pode criar links e compartilhar; para usá-los em outro lugar, peça antes.',
      'As informações dos eventos vêm dos organizadores. Se mudarem, corrigimos assim que soubermos.',
    ],
    [
      'Pelo que respondemos',
      'Respondemos pelo traslado que vendemos a você. Não respondemos pelo evento em si nem por falhas de internet que não são nossas.',
    ],
    [
      'Mudanças',
      'Se mudarmos estes termos, a nova versão aparece nesta página. O que você já comprou segue as condições do dia da compra.',
    ],
  ),
  cookies: written(
    'Este site guarda muito pouco no seu navegador, e nada para publicidade nem para seguir você em outros sites. Por isso não há um aviso pedindo sua permissão.',
    [
      'O que guardamos e para quê',
      'País e idioma: para mostrar o site como você escolheu. Dura um ano.',
      'Grupo de versões: para que, quando publicamos uma novidade aos poucos, você veja sempre a mesma versão. Dura poucos dias.',
      'Sessão: para que você continue na sua conta. É apagada quando você sai.',
      'Próximas viagens: as viagens que você ainda vai fazer e os códigos delas, para que os tenha também sem conexão. Ficam criptografados, somente no seu próprio dispositivo, e são apagados ao sair da conta.',
      'Rascunhos: o que você escreve em uma reserva, para não perder se fechar a página. São apagados ao terminar ou ao sair da conta.',
    ],
    [
      'Outras empresas',
      'Se você pagar com cartão, a empresa que processa o pagamento pode guardar cookies próprios na página dela. Os mapas carregam imagens de outro servidor, que não guarda nada no seu navegador.',
    ],
    [
      'Como apagar',
      `Nas configurações do seu navegador você pode ver e apagar tudo o que guardamos. O site continua funcionando: basta escolher de novo o país e entrar na conta. Se tiver dúvidas, escreva para ${company.privacyMail}.`,
    ],
  ),
});
