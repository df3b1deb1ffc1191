import com.pawlet.shop.bridge.AppVersion;
import com.pawlet.shop.bridge.Bridge;
import com.pawlet.shop.bridge.BridgeException;
import com.pawlet.shop.bridge.Host;
import com.pawlet.shop.bridge.Json;
import com.pawlet.shop.bridge.Wire;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Replays versions, texts and sessions with the Android host's wire: JSON in, JSON out. */
public final class Replay {
    private static String describe(String text) {
        Wire.Read read = Wire.read(text);
        if (read == null) return "ignored";
        return read.message == null ? "newer:" + read.newerProtocol : "ok:" + read.message.get("type");
    }

    private static final class App implements Host {
        @Override
        public Map<String, Object> context() {
            Map<String, Object> context = new LinkedHashMap<>();
            context.put("platform", "ios");
            context.put("language", "de");
            context.put("country", "DEU");
            context.put("token", "T-1");
            return context;
        }

        @Override
        public Set<String> methods() {
            return Set.of("copy", "scanCode", "emit");
        }

        @Override
        public void call(String method, Object argument, Answer answer) throws BridgeException {
            if (method.equals("scanCode")) throw new BridgeException("FORBIDDEN", "no camera");
            if (method.equals("emit")) answer.done(null);
            else answer.done("".equals(((Map<?, ?>) argument).get("text")) ? "failed" : "done");
        }
    }

    private static List<Object> replay(List<?> texts) {
        List<Object> said = new ArrayList<>();
        List<Object> answers = new ArrayList<>();
        Bridge bridge = new Bridge(text -> said.add(Json.parse(text)), new App());
        bridge.start();
        answers.add(List.copyOf(said));
        for (Object text : texts) {
            said.clear();
            bridge.receive((String) text);
            answers.add(List.copyOf(said));
        }
        return answers;
    }

    public static void main(String[] arguments) throws Exception {
        Map<?, ?> task = (Map<?, ?>) Json.parse(new String(System.in.readAllBytes(), StandardCharsets.UTF_8));
        List<Object> versions = new ArrayList<>();
        for (Object version : (List<?>) task.get("versions"))
            versions.add(AppVersion.compare(version, task.get("against")).name().toLowerCase(Locale.ROOT));
        List<Object> texts = new ArrayList<>();
        for (Object text : (List<?>) task.get("texts")) texts.add(describe((String) text));
        List<Object> sessions = new ArrayList<>();
        for (Object session : (List<?>) task.get("sessions")) sessions.add(replay((List<?>) session));
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("versions", versions);
        result.put("texts", texts);
        result.put("sessions", sessions);
        System.out.write(Json.write(result).getBytes(StandardCharsets.UTF_8));
        System.out.flush();
    }
}
