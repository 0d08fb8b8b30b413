import com.helger.diver.api.coord.DVRCoordinate;
import com.helger.io.resource.FileSystemResource;
import com.helger.phive.api.execute.ValidationExecutionManager;
import com.helger.phive.api.executorset.ValidationExecutorSetRegistry;
import com.helger.phive.api.validity.IValidityDeterminator;
import com.helger.phive.en16931.EN16931Validation;
import com.helger.phive.xml.source.IValidationSourceXML;
import com.helger.phive.xml.source.ValidationSourceXML;
import com.helger.phive.xrechnung.XRechnungValidation;
import com.helger.phive.zugferd.ZugferdValidation;
import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;

/**
 * Judges all files of a directory: `*.pdf` by veraPDF, `*.zugferd.xml` and `*.xrechnung.xml` by schema and Schematron. Writes one line
 * for each finding, `file, tab, what is broken`, warnings included, and a line `judged, tab, number of files` at the end.
 */
public class Validate {
  private static final Map<String, List<DVRCoordinate>> RULES = Map.of(
      ".zugferd.xml", List.of(ZugferdValidation.VID_ZUGFERD_2_3_3_EN16931, ZugferdValidation.VID_ZUGFERD_2_4_EN16931),
      ".xrechnung.xml", List.of(XRechnungValidation.VID_XRECHNUNG_CII_302));

  public static void main(String[] args) throws Exception {
    var registry = new ValidationExecutorSetRegistry<IValidationSourceXML>();
    EN16931Validation.initEN16931(registry);
    XRechnungValidation.initXRechnung(registry);
    ZugferdValidation.initZugferd(registry);
    VeraGreenfieldFoundryProvider.initialise();
    File[] files = new File(args[0]).listFiles();
    Arrays.sort(files);
    for (File file : files) {
      for (String finding : file.getName().endsWith(".pdf") ? ofPdf(file) : ofXml(file, registry)) {
        System.out.println(file.getName() + "\t" + finding.replaceAll("\\s+", " "));
      }
    }
    System.out.println("judged\t" + files.length);
  }

  private static Iterable<String> ofPdf(File file) throws Exception {
    var findings = new TreeSet<String>();
    for (PDFAFlavour flavour : List.of(PDFAFlavour.PDFA_3_A, PDFAFlavour.PDFUA_1)) {
      var foundry = Foundries.defaultInstance();
      try (var parser = foundry.createParser(file, flavour); var validator = foundry.createValidator(flavour, false)) {
        var result = validator.validate(parser);
        for (var assertion : result.getTestAssertions()) {
          var rule = assertion.getRuleId();
          findings.add(flavour + " " + rule.getClause() + "-" + rule.getTestNumber() + " " + assertion.getMessage());
        }
        if (findings.isEmpty() && !result.isCompliant()) findings.add(flavour + " not compliant");
      }
    }
    return findings;
  }

  private static Iterable<String> ofXml(File file, ValidationExecutorSetRegistry<IValidationSourceXML> registry) {
    var findings = new ArrayList<String>();
    var known = RULES.entrySet().stream().filter(rule -> file.getName().endsWith(rule.getKey())).findFirst();
    if (known.isEmpty()) return List.of("no rules for such a file");
    for (DVRCoordinate id : known.get().getValue()) {
      var rules = registry.getOfID(id);
      if (rules == null) return List.of("no rules " + id.getAsSingleID());
      var results = ValidationExecutionManager.executeValidation(
          IValidityDeterminator.createDefault(), rules, ValidationSourceXML.create(new FileSystemResource(file)));
      results.forEachFlattened(error -> findings.add(
          id.getAsSingleID() + " " + error.getErrorLevel().getID() + " " + error.getErrorID() + " " + error.getErrorText(Locale.ENGLISH)));
      if (results.size() < rules.executors().size()) findings.add(id.getAsSingleID() + " stopped early");
    }
    return findings;
  }
}
